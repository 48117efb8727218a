import{$t as e,At as t,Bt as n,Dt as r,Et as i,Ft as a,Gt as o,It as s,Jt as c,Lt as l,Mt as u,O as d,Ot as f,Qt as p,Wt as m,Xt as h,Zt as g,an as _,cn as v,dt as y,f as b,g as x,in as S,jt as C,ln as w,mn as T,nn as E,nt as D,vt as O,wt as k,xt as A}from"./index-BQdr1SDS.js";import{n as j}from"./tables.svelte-D8xiYqDP.js";import{t as M}from"./Icon-CTQLwdgx.js";import{t as N}from"./TableScreen-BvWjfOg8.js";import{r as P}from"./index-client-DgFSjb1l.js";import{t as F}from"./Frame-CjJmUkoD.js";import{t as I}from"./Notice-D6CrGxdG.js";import{t as L}from"./error-text-B4sJ3WCI.js";var R=e=>t=>t.kind===`move`&&t.seat===0&&(t.action??``).split(` `)[0]===e,z=[{id:`lay`,at:0,points:`place`,isDone:R(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:R(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:R(`move`)},{id:`clear`,at:6,points:`clear`,isDone:R(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:R(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:R(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:R(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:R(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],ee=u(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),te=u(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div class="ways svelte-mizdb2"><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function B(i,s){w(s,!0);let c=_(()=>z[s.number]),u=_(()=>`learn-${n(c)?.id??``}`),d=S(!1);var m=te();let g;var C=h(m),D=h(C),A=p(D,!0),j=e(D,2),N=p(j,!0),P=e(j,2),F=h(P);M(F,{name:`close`,size:17}),T(P),T(C);var I=e(C,2),L=p(I,!0),R=e(I,2),B=h(R),V=p(B,!0),H=e(B,2);let U;var W=h(H),G=p(W,!0),K=e(W);T(H),T(R);var q=e(R,2),J=p(q,!0),Y=e(q,2),X=h(Y),ne=p(X,!0),Z=e(X,2),re=h(Z);M(re,{name:`reset`,size:17}),T(Z);var Q=e(Z,2);let ie;var ae=p(Q,!0);T(Y);var $=e(Y,2);k($,23,()=>z,e=>e.id,(i,c,u)=>{var d=ee(),p=h(d);let m;var g=h(p),v=h(g),x=e=>{M(e,{name:`check`,size:14})},S=_(()=>s.finished.has(n(c).id)),C=e=>{var r=a();o(()=>f(r,n(u)+1)),t(e,r)};r(v,e=>{n(S)?e(x):e(C,-1)}),T(g);var w=e(g);T(p),T(d),o(e=>{y(p,`aria-current`,n(u)===s.number?`step`:void 0),m=O(p,1,`svelte-mizdb2`,null,m,{on:n(u)===s.number}),f(w,` ${e??``}`)},[()=>b(`learn-${n(c).id}`,`title`)]),l(`click`,p,()=>s.onchoose(n(u))),t(i,d)}),T($),T(m),o((e,t,r,i,a,o,c,l,u,p,h,_,v,b,x)=>{g=O(m,1,`panel svelte-mizdb2`,null,g,{folded:n(d)}),y(m,`aria-label`,e),f(A,t),y(j,`aria-expanded`,!n(d)),f(N,r),y(P,`aria-label`,i),y(P,`title`,a),f(L,o),f(V,c),U=O(H,1,`task svelte-mizdb2`,null,U,{done:s.done}),f(G,l),f(K,` ${u??``}`),f(J,p),X.disabled=s.number===0,f(ne,h),y(Z,`aria-label`,_),y(Z,`title`,v),ie=O(Q,1,`btn grow svelte-mizdb2`,null,ie,{primary:s.done}),f(ae,b),y($,`aria-label`,x)},[()=>x(`learn-title`),()=>x(`learn-lesson`,{number:s.number+1,count:z.length}),()=>n(d)?x(`learn-show`):x(`learn-hide`),()=>x(`learn-leave`),()=>x(`learn-leave`),()=>b(n(u),`title`),()=>x(n(u)),()=>s.done?x(`learn-done`):x(`learn-task`),()=>s.done?b(n(u),`done`):b(n(u),`task`),()=>s.done?b(n(u),`done`):``,()=>x(`learn-back`),()=>x(`learn-again`),()=>x(`learn-again`),()=>s.number+1===z.length?x(`learn-finish`):s.done?x(`learn-next`):x(`learn-skip`),()=>x(`learn-lessons`)]),l(`click`,j,()=>E(d,!n(d))),l(`click`,X,()=>s.onchoose(s.number-1)),l(`click`,Z,function(...e){s.onagain?.apply(this,e)}),l(`click`,Q,()=>s.onchoose(s.number+1)),t(i,m),v()}s([`click`]);var V=`tikal: 1
rules: 1
known: all
edition: supermeeple-2015
players: 2
auction: no
option volcanoNeedsPath: no
option volcanoIsolationRule: no
option campNeedsPresence: yes
option tieBreak: highestGuardedTemple treasureCount
seat 0: Ana
seat 1: Ixchel

first: 0
tiles A: A3 A6 A4 A2 A5 A1
tiles B: B4 B2 B6 B1 B5 B3
tiles C: C5 C4 C2 C1 C3
tiles D: D2 D1 D5 D3 D4
tiles E: E2 E4 E1 E5 E3
tiles F: F2 F1 F5 F3 F4
tiles G: G4 G3 G1 G2
treasures: jaguar plate jaguar chief jaguar statue necklace totem chief carafe bracelet totem carafe statue plate bracelet necklace chief totem carafe statue plate bracelet necklace

0. begin = drew A3
1. 0 place b3 0
2. 0 deploy leader a1
3. 0 deploy explorer a1
4. 0 deploy explorer a1
5. 0 move explorer a1 b2
6. 0 move explorer b2 b3
7. 0 clear b3
8. 0 move explorer a1 b2
9. 0 end = drew A6
10. 1 place c2 0
11. 1 deploy leader a1
12. 1 deploy explorer a1
13. 1 deploy explorer a1
14. 1 move explorer a1 a2
15. 1 clear a2
16. 1 move leader a1 b2
17. 1 end = drew A4
18. 0 place c1 0
19. 0 move explorer b2 c1
20. 0 deploy explorer a1
21. 0 move explorer a1 b2
22. 0 move explorer b2 c1
23. 0 dig c1 = found jaguar
24. 0 dig c1 = found plate
25. 0 end = drew A2
26. 1 place a3 3
27. 1 move leader b2 c1
28. 1 dig c1 = found jaguar
29. 1 move explorer a2 a3
30. 1 clear a3
31. 1 deploy explorer a1
32. 1 end = drew A5
33. 0 place d2 5
34. 0 deploy explorer a1
35. 0 move explorer a1 b2
36. 0 move explorer b2 c2
37. 0 camp c2
38. 0 deploy explorer c2
39. 0 move leader a1 b2
40. 0 end = drew A1
41. 1 place b4 0
42. 1 deploy explorer a1
43. 1 move explorer a1 b1
44. 1 clear b1
45. 1 end = drew B4
46. 0 place c3 0
47. 0 swap 1 plate jaguar
48. 0 move leader b2 b3
49. 0 guard leader b3
50. 0 end = drew B2
51. 1 place d1 1
52. 1 deploy explorer a1
53. 1 move leader c1 c2
54. 1 end = drew B6

status: running
scores: 0 0
`,H=`Ixchel`,U=`greedy`,W=class{#e=S(0);get number(){return n(this.#e)}set number(e){E(this.#e,e,!0)}#t=S(null);get table(){return n(this.#t)}set table(e){E(this.#t,e,!0)}#n=S(!1);get done(){return n(this.#n)}set done(e){E(this.#n,e,!0)}finished=new P;get lesson(){return z[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await d({file:V,at:t.at,seats:[{kind:`here`,name:x(`new-player`,{number:1})},{kind:`bot`,name:H,level:U}],title:x(`learn-title`),spectators:!1});t===this.lesson&&(j.created(n,{title:x(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&j.forget(this.table),this.table=null,this.done=!1}},G=u(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),K=u(`<button type="button" class="btn"> </button>`),q=u(`<p class="sec svelte-nap2ox" role="status"> </p>`),J=u(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function Y(a,s){w(s,!0);let u=new W,d=S(``);D(()=>(b(0),()=>u.leave()));async function b(e){E(d,``);try{await u.open(e)}catch(e){E(d,L(e),!0)}}var O=C();A(`nap2ox`,e=>{m(e=>{c.title=`${e??``} · Tikal`},[()=>x(`learn-title`)])});var k=g(O),j=r=>{{let i=_(()=>x(`learn-title`));F(r,{get title(){return n(i)},children:(n,r)=>{var i=G(),a=h(i),s=p(a,!0),c=e(a,2),u=p(c,!0),d=e(c,2),m=h(d),g=p(m,!0),_=e(m,2),v=p(_,!0),y=e(_,2),S=p(y,!0);T(d),T(i),o((e,t,n,r,i)=>{f(s,e),f(u,t),f(g,n),f(v,r),f(S,i)},[()=>x(`learn-end-title`),()=>x(`learn-end`),()=>x(`learn-end-start`),()=>x(`learn-end-rules`),()=>x(`learn-back`)]),l(`click`,y,()=>void b(z.length-1)),t(n,i)},$$slots:{default:!0}})}},M=e=>{{let r=_(()=>x(`learn-title`));F(e,{get title(){return n(r)},children:(e,r)=>{{let r=_(()=>x(`app-refused-title`));I(e,{get title(){return n(r)},get text(){return n(d)},children:(e,n)=>{var r=K(),i=p(r,!0);o(e=>f(i,e),[()=>x(`app-again`)]),l(`click`,r,()=>void b(u.number)),t(e,r)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},P=n=>{var a=J(),c=h(a);B(c,{get number(){return u.number},get done(){return u.done},get finished(){return u.finished},onchoose:e=>void b(e),onagain:()=>void b(u.number)});var l=e(c,2),d=h(l),m=e=>{var n=C(),r=g(n);i(r,()=>u.table,e=>{N(e,{get id(){return u.table},get catalogue(){return s.catalogue},onevent:e=>u.see(e)})}),t(e,n)},_=e=>{var n=q(),r=p(n,!0);o(e=>f(r,e),[()=>x(`learn-opening`)]),t(e,n)};r(d,e=>{u.table?e(m):e(_,-1)}),T(l),T(a),o(()=>y(l,`data-points`,u.done?`none`:u.lesson?.points)),t(n,a)};r(k,e=>{u.number>=z.length?e(j):n(d)?e(M,1):e(P,-1)}),t(a,O),v()}s([`click`]);export{Y as default};