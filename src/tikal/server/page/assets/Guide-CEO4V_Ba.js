import{Bn as e,Cn as t,Gn as n,Hn as r,Jn as i,Ln as a,Mn as o,On as s,Pn as c,Qn as l,Tn as u,Vn as d,Yt as f,Zn as p,_ as m,an as h,bn as g,dt as _,fn as v,gn as y,hn as b,mn as x,nn as S,qn as C,rr as w,vn as T,w as E,wn as D,x as O,yn as k,zn as A,zt as ee}from"./index-r3ba1zi1.js";import{t as j}from"./Frame-Czr7q3ks.js";import{t as M}from"./Notice-BGx7d-J5.js";import{t as N}from"./error-text-C4Ni4MLZ.js";import{o as P}from"./tables.svelte-CO1mgn4g.js";import{t as F}from"./TableScreen-B5WsKUe0.js";import{r as I}from"./index-client-hZ_tvN9O.js";var L=e=>t=>t.seat===0&&t.move?.kind===e,R=[{id:`lay`,at:0,points:`place`,isDone:L(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:L(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:L(`move`)},{id:`clear`,at:6,points:`clear`,isDone:L(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:L(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:L(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:L(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:L(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],te=g(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),ne=g(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function z(e,a){l(a,!0);let o=i(()=>R[a.number]),h=i(()=>`learn-${s(o)?.id??``}`),g=C(!1);var _=ne();let x;var D=A(_),k=A(D),ee=d(k,!0),j=r(k,2),M=d(j,!0),N=r(j,2),P=A(N);E(P,{name:`close`,size:17}),w(N),w(D);var F=r(D,2),I=d(F,!0),L=r(F,2),z=A(L),B=d(z,!0),V=r(z,2);let H;var U=A(V),W=d(U,!0),G=r(U);w(V),w(L);var K=r(L,2),q=d(K,!0),J=r(K,2);let Y;var X=A(J),re=d(X,!0),Z=r(X,2),ie=A(Z);E(ie,{name:`reset`,size:17}),w(Z);var Q=r(Z,2);let ae;var oe=d(Q,!0);w(J);var $=r(J,2);v($,23,()=>R,e=>e.id,(e,n,o)=>{var l=te(),d=A(l);let p;var h=A(d),g=A(h),_=e=>{E(e,{name:`check`,size:14})},v=i(()=>a.finished.has(s(n).id)),x=e=>{var n=t();c(()=>y(n,s(o)+1)),T(e,n)};b(g,e=>{s(v)?e(_):e(x,-1)}),w(h);var C=r(h);w(d),w(l),c(e=>{f(d,`aria-current`,s(o)===a.number?`step`:void 0),p=S(d,1,`svelte-mizdb2`,null,p,{on:s(o)===a.number}),y(C,` ${e??``}`)},[()=>m(`learn-${s(n).id}`,`title`)]),u(`click`,d,()=>a.onchoose(s(o))),T(e,l)}),w($),w(_),c((e,t,n,r,i,o,c,l,u,d,p,m,h,v,b)=>{x=S(_,1,`panel svelte-mizdb2`,null,x,{folded:s(g)}),f(_,`aria-label`,e),y(ee,t),f(j,`aria-expanded`,!s(g)),y(M,n),f(N,`aria-label`,r),f(N,`title`,i),y(I,o),y(B,c),H=S(V,1,`task svelte-mizdb2`,null,H,{done:a.done}),y(W,l),y(G,` ${u??``}`),y(q,d),Y=S(J,1,`ways svelte-mizdb2`,null,Y,{finished:a.done}),X.disabled=a.number===0,y(re,p),f(Z,`aria-label`,m),f(Z,`title`,h),ae=S(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:a.done}),y(oe,v),f($,`aria-label`,b)},[()=>O(`learn-title`),()=>O(`learn-lesson`,{number:a.number+1,count:R.length}),()=>s(g)?O(`learn-show`):O(`learn-hide`),()=>O(`learn-leave`),()=>O(`learn-leave`),()=>m(s(h),`title`),()=>O(s(h)),()=>a.done?O(`learn-done`):O(`learn-task`),()=>a.done?m(s(h),`done`):m(s(h),`task`),()=>a.done?m(s(h),`done`):``,()=>O(`learn-back`),()=>O(`learn-again`),()=>O(`learn-again`),()=>a.number+1===R.length?O(`learn-finish`):a.done?O(`learn-next`):O(`learn-skip`),()=>O(`learn-lessons`)]),u(`click`,j,()=>n(g,!s(g))),u(`click`,X,()=>a.onchoose(a.number-1)),u(`click`,Z,function(...e){a.onagain?.apply(this,e)}),u(`click`,Q,()=>a.onchoose(a.number+1)),T(e,_),p()}D([`click`]);var B=`tikal: 1
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
`,V=`Ixchel`,H=`greedy`,U=class{#e=C(0);get number(){return s(this.#e)}set number(e){n(this.#e,e,!0)}#t=C(null);get table(){return s(this.#t)}set table(e){n(this.#t,e,!0)}#n=C(!1);get done(){return s(this.#n)}set done(e){n(this.#n,e,!0)}finished=new I;get lesson(){return R[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await _({file:B,at:t.at,seats:[{kind:`here`,name:O(`new-player`,{number:1})},{kind:`bot`,name:V,level:H}],title:O(`learn-title`),spectators:!1});t===this.lesson&&(P.created(n,{title:O(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&P.forget(this.table),this.table=null,this.done=!1}},W=g(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),G=g(`<button type="button" class="btn"> </button>`),K=g(`<p class="sec svelte-nap2ox" role="status"> </p>`),q=g(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function J(t,m){l(m,!0);let g=new U,_=C(``);ee(()=>(v(0),()=>g.leave()));async function v(e){n(_,``);try{await g.open(e)}catch(e){n(_,N(e),!0)}}var S=k();h(`nap2ox`,e=>{o(e=>{a.title=`${e??``} · Tikal`},[()=>O(`learn-title`)])});var E=e(S),D=e=>{{let t=i(()=>O(`learn-title`));j(e,{get title(){return s(t)},children:(e,t)=>{var n=W(),i=A(n),a=d(i,!0),o=r(i,2),s=d(o,!0),l=r(o,2),f=A(l),p=d(f,!0),m=r(f,2),h=d(m,!0),g=r(m,2),_=d(g,!0);w(l),w(n),c((e,t,n,r,i)=>{y(a,e),y(s,t),y(p,n),y(h,r),y(_,i)},[()=>O(`learn-end-title`),()=>O(`learn-end`),()=>O(`learn-end-start`),()=>O(`learn-end-rules`),()=>O(`learn-back`)]),u(`click`,g,()=>void v(R.length-1)),T(e,n)},$$slots:{default:!0}})}},P=e=>{{let t=i(()=>O(`learn-title`));j(e,{get title(){return s(t)},children:(e,t)=>{{let t=i(()=>O(`app-refused-title`));M(e,{get title(){return s(t)},get text(){return s(_)},children:(e,t)=>{var n=G(),r=d(n,!0);c(e=>y(r,e),[()=>O(`app-again`)]),u(`click`,n,()=>void v(g.number)),T(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},I=t=>{var n=q(),i=A(n);z(i,{get number(){return g.number},get done(){return g.done},get finished(){return g.finished},onchoose:e=>void v(e),onagain:()=>void v(g.number)});var a=r(i,2),o=A(a),s=t=>{var n=k(),r=e(n);x(r,()=>g.table,e=>{F(e,{get id(){return g.table},get catalogue(){return m.catalogue},onevent:e=>g.see(e)})}),T(t,n)},l=e=>{var t=K(),n=d(t,!0);c(e=>y(n,e),[()=>O(`learn-opening`)]),T(e,t)};b(o,e=>{g.table?e(s):e(l,-1)}),w(a),w(n),c(()=>f(a,`data-points`,g.done?`none`:g.lesson?.points)),T(t,n)};b(E,e=>{g.number>=R.length?e(D):s(_)?e(P,1):e(I,-1)}),T(t,S),p()}D([`click`]);export{J as default};