import{$n as e,Bn as t,Bt as n,En as r,Fn as i,Hn as a,Jn as o,Kn as s,Nn as c,Qn as l,Rn as u,S as d,T as f,Tn as p,Un as m,Vn as h,Xt as g,Yn as _,_n as v,bn as y,ft as b,gn as x,hn as S,ir as C,kn as w,on as T,pn as E,rn as D,v as O,wn as ee,xn as k,yn as A}from"./index-CmCnt-7W.js";import{t as j}from"./Frame-CD2mJFOJ.js";import{t as M}from"./Notice-DmjegWCU.js";import{t as N}from"./error-text-dcB4_7Aa.js";import{o as P}from"./tables.svelte-CBe3IzHp.js";import{t as F}from"./TableScreen-CCjW0Z__.js";import{r as I}from"./index-client-C-GuVZwT.js";var L=e=>t=>t.seat===0&&t.move?.kind===e,R=[{id:`lay`,at:0,points:`place`,isDone:L(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:L(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:L(`move`)},{id:`clear`,at:6,points:`clear`,isDone:L(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:L(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:L(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:L(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:L(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],te=k(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),ne=k(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function z(n,c){e(c,!0);let u=_(()=>R[c.number]),p=_(()=>`learn-${w(u)?.id??``}`),h=o(!1);var y=ne();let b;var S=t(y),T=t(S),k=a(T,!0),j=m(T,2),M=a(j,!0),N=m(j,2),P=t(N);f(P,{name:`close`,size:17}),C(N),C(S);var F=m(S,2),I=a(F,!0),L=m(F,2),z=t(L),B=a(z,!0),V=m(z,2);let H;var U=t(V),W=a(U,!0),G=m(U);C(V),C(L);var K=m(L,2),q=a(K,!0),J=m(K,2);let Y;var X=t(J),re=a(X,!0),Z=m(X,2),ie=t(Z);f(ie,{name:`reset`,size:17}),C(Z);var Q=m(Z,2);let ae;var oe=a(Q,!0);C(J);var $=m(J,2);E($,23,()=>R,e=>e.id,(e,n,a)=>{var o=te(),s=t(o);let l;var u=t(s),d=t(u),p=e=>{f(e,{name:`check`,size:14})},h=_(()=>c.finished.has(w(n).id)),y=e=>{var t=ee();i(()=>v(t,w(a)+1)),A(e,t)};x(d,e=>{w(h)?e(p):e(y,-1)}),C(u);var b=m(u);C(s),C(o),i(e=>{g(s,`aria-current`,w(a)===c.number?`step`:void 0),l=D(s,1,`svelte-mizdb2`,null,l,{on:w(a)===c.number}),v(b,` ${e??``}`)},[()=>O(`learn-${w(n).id}`,`title`)]),r(`click`,s,()=>c.onchoose(w(a))),A(e,o)}),C($),C(y),i((e,t,n,r,i,a,o,s,l,u,d,f,p,m,_)=>{b=D(y,1,`panel svelte-mizdb2`,null,b,{folded:w(h)}),g(y,`aria-label`,e),v(k,t),g(j,`aria-expanded`,!w(h)),v(M,n),g(N,`aria-label`,r),g(N,`title`,i),v(I,a),v(B,o),H=D(V,1,`task svelte-mizdb2`,null,H,{done:c.done}),v(W,s),v(G,` ${l??``}`),v(q,u),Y=D(J,1,`ways svelte-mizdb2`,null,Y,{finished:c.done}),X.disabled=c.number===0,v(re,d),g(Z,`aria-label`,f),g(Z,`title`,p),ae=D(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:c.done}),v(oe,m),g($,`aria-label`,_)},[()=>d(`learn-title`),()=>d(`learn-lesson`,{number:c.number+1,count:R.length}),()=>w(h)?d(`learn-show`):d(`learn-hide`),()=>d(`learn-leave`),()=>d(`learn-leave`),()=>O(w(p),`title`),()=>d(w(p)),()=>c.done?d(`learn-done`):d(`learn-task`),()=>c.done?O(w(p),`done`):O(w(p),`task`),()=>c.done?O(w(p),`done`):``,()=>d(`learn-back`),()=>d(`learn-again`),()=>d(`learn-again`),()=>c.number+1===R.length?d(`learn-finish`):c.done?d(`learn-next`):d(`learn-skip`),()=>d(`learn-lessons`)]),r(`click`,j,()=>s(h,!w(h))),r(`click`,X,()=>c.onchoose(c.number-1)),r(`click`,Z,function(...e){c.onagain?.apply(this,e)}),r(`click`,Q,()=>c.onchoose(c.number+1)),A(n,y),l()}p([`click`]);var B=`tikal: 1
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
`,V=`Ixchel`,H=`greedy`,U=class{#e=o(0);get number(){return w(this.#e)}set number(e){s(this.#e,e,!0)}#t=o(null);get table(){return w(this.#t)}set table(e){s(this.#t,e,!0)}#n=o(!1);get done(){return w(this.#n)}set done(e){s(this.#n,e,!0)}finished=new I;get lesson(){return R[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await b({file:B,at:t.at,seats:[{kind:`here`,name:d(`new-player`,{number:1})},{kind:`bot`,name:V,level:H}],title:d(`learn-title`),spectators:!1});t===this.lesson&&(P.created(n,{title:d(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&P.forget(this.table),this.table=null,this.done=!1}},W=k(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),G=k(`<button type="button" class="btn"> </button>`),K=k(`<p class="sec svelte-nap2ox" role="status"> </p>`),q=k(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function J(f,p){e(p,!0);let b=new U,E=o(``);n(()=>(D(0),()=>b.leave()));async function D(e){s(E,``);try{await b.open(e)}catch(e){s(E,N(e),!0)}}var O=y();T(`nap2ox`,e=>{c(e=>{u.title=`${e??``} · Tikal`},[()=>d(`learn-title`)])});var ee=h(O),k=e=>{{let n=_(()=>d(`learn-title`));j(e,{get title(){return w(n)},children:(e,n)=>{var o=W(),s=t(o),c=a(s,!0),l=m(s,2),u=a(l,!0),f=m(l,2),p=t(f),h=a(p,!0),g=m(p,2),_=a(g,!0),y=m(g,2),b=a(y,!0);C(f),C(o),i((e,t,n,r,i)=>{v(c,e),v(u,t),v(h,n),v(_,r),v(b,i)},[()=>d(`learn-end-title`),()=>d(`learn-end`),()=>d(`learn-end-start`),()=>d(`learn-end-rules`),()=>d(`learn-back`)]),r(`click`,y,()=>void D(R.length-1)),A(e,o)},$$slots:{default:!0}})}},P=e=>{{let t=_(()=>d(`learn-title`));j(e,{get title(){return w(t)},children:(e,t)=>{{let t=_(()=>d(`app-refused-title`));M(e,{get title(){return w(t)},get text(){return w(E)},children:(e,t)=>{var n=G(),o=a(n,!0);i(e=>v(o,e),[()=>d(`app-again`)]),r(`click`,n,()=>void D(b.number)),A(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},I=e=>{var n=q(),r=t(n);z(r,{get number(){return b.number},get done(){return b.done},get finished(){return b.finished},onchoose:e=>void D(e),onagain:()=>void D(b.number)});var o=m(r,2),s=t(o),c=e=>{var t=y(),n=h(t);S(n,()=>b.table,e=>{F(e,{get id(){return b.table},get catalogue(){return p.catalogue},onevent:e=>b.see(e)})}),A(e,t)},l=e=>{var t=K(),n=a(t,!0);i(e=>v(n,e),[()=>d(`learn-opening`)]),A(e,t)};x(s,e=>{b.table?e(c):e(l,-1)}),C(o),C(n),i(()=>g(o,`data-points`,b.done?`none`:b.lesson?.points)),A(e,n)};x(ee,e=>{b.number>=R.length?e(k):w(E)?e(P,1):e(I,-1)}),A(f,O),l()}p([`click`]);export{J as default};