import{$t as e,Bt as t,Cn as n,Gt as r,Jt as i,L as a,Lt as o,On as s,Ot as c,S as l,Sn as u,Ut as d,Vt as f,Wt as p,Xt as m,Yt as h,an as g,cn as _,dn as v,dt as y,fn as b,gn as x,h as S,jt as C,pn as w,rn as T,un as E,vn as D,xt as O,y as k,yn as A,zt as j}from"./index-CJ97T0Ge.js";import{a as M,r as N}from"./index-client-CTcZgwEs.js";import{t as P}from"./TableScreen-1vnrYrJS.js";import{t as F}from"./Frame-BVvoHDlN.js";import{t as I}from"./Notice-DzspcMAZ.js";import{t as L}from"./error-text-DkZiWy6S.js";var R=e=>t=>t.kind===`move`&&t.seat===0&&(t.action??``).split(` `)[0]===e,z=[{id:`lay`,at:0,points:`place`,isDone:R(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:R(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:R(`move`)},{id:`clear`,at:6,points:`clear`,isDone:R(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:R(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:R(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:R(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:R(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],ee=r(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),te=r(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function B(r,a){n(a,!0);let p=A(()=>z[a.number]),h=A(()=>`learn-${e(p)?.id??``}`),_=D(!1);var v=te();let y;var C=E(v),T=E(C),j=b(T,!0),M=w(T,2),N=b(M,!0),P=w(M,2),F=E(P);l(F,{name:`close`,size:17}),s(P),s(C);var I=w(C,2),L=b(I,!0),R=w(I,2),B=E(R),V=b(B,!0),H=w(B,2);let U;var W=E(H),G=b(W,!0),K=w(W);s(H),s(R);var q=w(R,2),J=b(q,!0),Y=w(q,2);let ne;var X=E(Y),re=b(X,!0),Z=w(X,2),ie=E(Z);l(ie,{name:`reset`,size:17}),s(Z);var Q=w(Z,2);let ae;var oe=b(Q,!0);s(Y);var $=w(Y,2);o($,23,()=>z,e=>e.id,(n,r,o)=>{var u=ee(),p=E(u);let h;var _=E(p),v=E(_),y=e=>{l(e,{name:`check`,size:14})},b=A(()=>a.finished.has(e(r).id)),x=t=>{var n=i();g(()=>f(n,e(o)+1)),d(t,n)};t(v,t=>{e(b)?t(y):t(x,-1)}),s(_);var C=w(_);s(p),s(u),g(t=>{O(p,`aria-current`,e(o)===a.number?`step`:void 0),h=c(p,1,`svelte-mizdb2`,null,h,{on:e(o)===a.number}),f(C,` ${t??``}`)},[()=>S(`learn-${e(r).id}`,`title`)]),m(`click`,p,()=>a.onchoose(e(o))),d(n,u)}),s($),s(v),g((t,n,r,i,o,s,l,u,d,p,m,h,g,b,x)=>{y=c(v,1,`panel svelte-mizdb2`,null,y,{folded:e(_)}),O(v,`aria-label`,t),f(j,n),O(M,`aria-expanded`,!e(_)),f(N,r),O(P,`aria-label`,i),O(P,`title`,o),f(L,s),f(V,l),U=c(H,1,`task svelte-mizdb2`,null,U,{done:a.done}),f(G,u),f(K,` ${d??``}`),f(J,p),ne=c(Y,1,`ways svelte-mizdb2`,null,ne,{finished:a.done}),X.disabled=a.number===0,f(re,m),O(Z,`aria-label`,h),O(Z,`title`,g),ae=c(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:a.done}),f(oe,b),O($,`aria-label`,x)},[()=>k(`learn-title`),()=>k(`learn-lesson`,{number:a.number+1,count:z.length}),()=>e(_)?k(`learn-show`):k(`learn-hide`),()=>k(`learn-leave`),()=>k(`learn-leave`),()=>S(e(h),`title`),()=>k(e(h)),()=>a.done?k(`learn-done`):k(`learn-task`),()=>a.done?S(e(h),`done`):S(e(h),`task`),()=>a.done?S(e(h),`done`):``,()=>k(`learn-back`),()=>k(`learn-again`),()=>k(`learn-again`),()=>a.number+1===z.length?k(`learn-finish`):a.done?k(`learn-next`):k(`learn-skip`),()=>k(`learn-lessons`)]),m(`click`,M,()=>x(_,!e(_))),m(`click`,X,()=>a.onchoose(a.number-1)),m(`click`,Z,function(...e){a.onagain?.apply(this,e)}),m(`click`,Q,()=>a.onchoose(a.number+1)),d(r,v),u()}h([`click`]);var V=`tikal: 1
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
`,H=`Ixchel`,U=`greedy`,W=class{#e=D(0);get number(){return e(this.#e)}set number(e){x(this.#e,e,!0)}#t=D(null);get table(){return e(this.#t)}set table(e){x(this.#t,e,!0)}#n=D(!1);get done(){return e(this.#n)}set done(e){x(this.#n,e,!0)}finished=new N;get lesson(){return z[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await a({file:V,at:t.at,seats:[{kind:`here`,name:k(`new-player`,{number:1})},{kind:`bot`,name:H,level:U}],title:k(`learn-title`),spectators:!1});t===this.lesson&&(M.created(n,{title:k(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&M.forget(this.table),this.table=null,this.done=!1}},G=r(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),K=r(`<button type="button" class="btn"> </button>`),q=r(`<p class="sec svelte-nap2ox" role="status"> </p>`),J=r(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function Y(r,i){n(i,!0);let a=new W,o=D(``);y(()=>(c(0),()=>a.leave()));async function c(e){x(o,``);try{await a.open(e)}catch(e){x(o,L(e),!0)}}var l=p();C(`nap2ox`,e=>{T(e=>{_.title=`${e??``} · Tikal`},[()=>k(`learn-title`)])});var h=v(l),S=t=>{{let n=A(()=>k(`learn-title`));F(t,{get title(){return e(n)},children:(e,t)=>{var n=G(),r=E(n),i=b(r,!0),a=w(r,2),o=b(a,!0),l=w(a,2),u=E(l),p=b(u,!0),h=w(u,2),_=b(h,!0),v=w(h,2),y=b(v,!0);s(l),s(n),g((e,t,n,r,a)=>{f(i,e),f(o,t),f(p,n),f(_,r),f(y,a)},[()=>k(`learn-end-title`),()=>k(`learn-end`),()=>k(`learn-end-start`),()=>k(`learn-end-rules`),()=>k(`learn-back`)]),m(`click`,v,()=>void c(z.length-1)),d(e,n)},$$slots:{default:!0}})}},M=t=>{{let n=A(()=>k(`learn-title`));F(t,{get title(){return e(n)},children:(t,n)=>{{let n=A(()=>k(`app-refused-title`));I(t,{get title(){return e(n)},get text(){return e(o)},children:(e,t)=>{var n=K(),r=b(n,!0);g(e=>f(r,e),[()=>k(`app-again`)]),m(`click`,n,()=>void c(a.number)),d(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},N=e=>{var n=J(),r=E(n);B(r,{get number(){return a.number},get done(){return a.done},get finished(){return a.finished},onchoose:e=>void c(e),onagain:()=>void c(a.number)});var o=w(r,2),l=E(o),u=e=>{var t=p(),n=v(t);j(n,()=>a.table,e=>{P(e,{get id(){return a.table},get catalogue(){return i.catalogue},onevent:e=>a.see(e)})}),d(e,t)},m=e=>{var t=q(),n=b(t,!0);g(e=>f(n,e),[()=>k(`learn-opening`)]),d(e,t)};t(l,e=>{a.table?e(u):e(m,-1)}),s(o),s(n),g(()=>O(o,`data-points`,a.done?`none`:a.lesson?.points)),d(e,n)};t(h,t=>{a.number>=z.length?t(S):e(o)?t(M,1):t(N,-1)}),d(r,l),u()}h([`click`]);export{Y as default};