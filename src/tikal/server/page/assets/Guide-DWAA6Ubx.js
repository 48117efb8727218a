import{Bt as e,Cn as t,Gt as n,Ht as r,Kt as i,Ot as a,Rt as o,S as s,Vt as c,Wt as l,Xt as u,Yt as d,Zt as f,_n as p,bn as m,dn as h,dt as g,en as _,fn as v,h as y,in as b,jt as x,kn as S,ln as C,mn as w,on as T,pn as E,wn as D,xt as O,y as k,yn as A,z as j}from"./index-BWq4WfCy.js";import{a as M,r as N}from"./index-client-Bs62hdEi.js";import{t as P}from"./TableScreen-CmCc91Nk.js";import{t as F}from"./Frame-BATsvCjG.js";import{t as I}from"./Notice-ChxyHZfh.js";import{t as L}from"./error-text-Y9PdovVT.js";var R=e=>t=>t.seat===0&&t.move?.kind===e,z=[{id:`lay`,at:0,points:`place`,isDone:R(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:R(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:R(`move`)},{id:`clear`,at:6,points:`clear`,isDone:R(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:R(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:R(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:R(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:R(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],ee=i(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),te=i(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function B(e,n){D(n,!0);let i=m(()=>z[n.number]),u=m(()=>`learn-${_(i)?.id??``}`),g=A(!1);var v=te();let b;var x=h(v),C=h(x),j=E(C,!0),M=w(C,2),N=E(M,!0),P=w(M,2),F=h(P);s(F,{name:`close`,size:17}),S(P),S(x);var I=w(x,2),L=E(I,!0),R=w(I,2),B=h(R),V=E(B,!0),H=w(B,2);let U;var W=h(H),G=E(W,!0),K=w(W);S(H),S(R);var q=w(R,2),J=E(q,!0),Y=w(q,2);let ne;var X=h(Y),re=E(X,!0),Z=w(X,2),ie=h(Z);s(ie,{name:`reset`,size:17}),S(Z);var Q=w(Z,2);let ae;var oe=E(Q,!0);S(Y);var $=w(Y,2);o($,23,()=>z,e=>e.id,(e,t,i)=>{var o=ee(),u=h(o);let p;var g=h(u),v=h(g),b=e=>{s(e,{name:`check`,size:14})},x=m(()=>n.finished.has(_(t).id)),C=e=>{var t=d();T(()=>r(t,_(i)+1)),l(e,t)};c(v,e=>{_(x)?e(b):e(C,-1)}),S(g);var E=w(g);S(u),S(o),T(e=>{O(u,`aria-current`,_(i)===n.number?`step`:void 0),p=a(u,1,`svelte-mizdb2`,null,p,{on:_(i)===n.number}),r(E,` ${e??``}`)},[()=>y(`learn-${_(t).id}`,`title`)]),f(`click`,u,()=>n.onchoose(_(i))),l(e,o)}),S($),S(v),T((e,t,i,o,s,c,l,u,d,f,p,m,h,y,x)=>{b=a(v,1,`panel svelte-mizdb2`,null,b,{folded:_(g)}),O(v,`aria-label`,e),r(j,t),O(M,`aria-expanded`,!_(g)),r(N,i),O(P,`aria-label`,o),O(P,`title`,s),r(L,c),r(V,l),U=a(H,1,`task svelte-mizdb2`,null,U,{done:n.done}),r(G,u),r(K,` ${d??``}`),r(J,f),ne=a(Y,1,`ways svelte-mizdb2`,null,ne,{finished:n.done}),X.disabled=n.number===0,r(re,p),O(Z,`aria-label`,m),O(Z,`title`,h),ae=a(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:n.done}),r(oe,y),O($,`aria-label`,x)},[()=>k(`learn-title`),()=>k(`learn-lesson`,{number:n.number+1,count:z.length}),()=>_(g)?k(`learn-show`):k(`learn-hide`),()=>k(`learn-leave`),()=>k(`learn-leave`),()=>y(_(u),`title`),()=>k(_(u)),()=>n.done?k(`learn-done`):k(`learn-task`),()=>n.done?y(_(u),`done`):y(_(u),`task`),()=>n.done?y(_(u),`done`):``,()=>k(`learn-back`),()=>k(`learn-again`),()=>k(`learn-again`),()=>n.number+1===z.length?k(`learn-finish`):n.done?k(`learn-next`):k(`learn-skip`),()=>k(`learn-lessons`)]),f(`click`,M,()=>p(g,!_(g))),f(`click`,X,()=>n.onchoose(n.number-1)),f(`click`,Z,function(...e){n.onagain?.apply(this,e)}),f(`click`,Q,()=>n.onchoose(n.number+1)),l(e,v),t()}u([`click`]);var V=`tikal: 1
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
`,H=`Ixchel`,U=`greedy`,W=class{#e=A(0);get number(){return _(this.#e)}set number(e){p(this.#e,e,!0)}#t=A(null);get table(){return _(this.#t)}set table(e){p(this.#t,e,!0)}#n=A(!1);get done(){return _(this.#n)}set done(e){p(this.#n,e,!0)}finished=new N;get lesson(){return z[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await j({file:V,at:t.at,seats:[{kind:`here`,name:k(`new-player`,{number:1})},{kind:`bot`,name:H,level:U}],title:k(`learn-title`),spectators:!1});t===this.lesson&&(M.created(n,{title:k(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&M.forget(this.table),this.table=null,this.done=!1}},G=i(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),K=i(`<button type="button" class="btn"> </button>`),q=i(`<p class="sec svelte-nap2ox" role="status"> </p>`),J=i(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function Y(i,a){D(a,!0);let o=new W,s=A(``);g(()=>(u(0),()=>o.leave()));async function u(e){p(s,``);try{await o.open(e)}catch(e){p(s,L(e),!0)}}var d=n();x(`nap2ox`,e=>{b(e=>{C.title=`${e??``} · Tikal`},[()=>k(`learn-title`)])});var y=v(d),j=e=>{{let t=m(()=>k(`learn-title`));F(e,{get title(){return _(t)},children:(e,t)=>{var n=G(),i=h(n),a=E(i,!0),o=w(i,2),s=E(o,!0),c=w(o,2),d=h(c),p=E(d,!0),m=w(d,2),g=E(m,!0),_=w(m,2),v=E(_,!0);S(c),S(n),T((e,t,n,i,o)=>{r(a,e),r(s,t),r(p,n),r(g,i),r(v,o)},[()=>k(`learn-end-title`),()=>k(`learn-end`),()=>k(`learn-end-start`),()=>k(`learn-end-rules`),()=>k(`learn-back`)]),f(`click`,_,()=>void u(z.length-1)),l(e,n)},$$slots:{default:!0}})}},M=e=>{{let t=m(()=>k(`learn-title`));F(e,{get title(){return _(t)},children:(e,t)=>{{let t=m(()=>k(`app-refused-title`));I(e,{get title(){return _(t)},get text(){return _(s)},children:(e,t)=>{var n=K(),i=E(n,!0);T(e=>r(i,e),[()=>k(`app-again`)]),f(`click`,n,()=>void u(o.number)),l(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},N=t=>{var i=J(),s=h(i);B(s,{get number(){return o.number},get done(){return o.done},get finished(){return o.finished},onchoose:e=>void u(e),onagain:()=>void u(o.number)});var d=w(s,2),f=h(d),p=t=>{var r=n(),i=v(r);e(i,()=>o.table,e=>{P(e,{get id(){return o.table},get catalogue(){return a.catalogue},onevent:e=>o.see(e)})}),l(t,r)},m=e=>{var t=q(),n=E(t,!0);T(e=>r(n,e),[()=>k(`learn-opening`)]),l(e,t)};c(f,e=>{o.table?e(p):e(m,-1)}),S(d),S(i),T(()=>O(d,`data-points`,o.done?`none`:o.lesson?.points)),l(t,i)};c(y,e=>{o.number>=z.length?e(j):_(s)?e(M,1):e(N,-1)}),l(i,d),t()}u([`click`]);export{Y as default};