import{$t as e,At as t,Bt as n,C as r,Cn as i,En as a,Lt as o,Mn as s,Nn as c,On as l,Rn as u,Sn as d,Xt as f,Yt as p,Zt as m,an as h,b as g,bn as _,bt as v,en as y,g as b,hn as x,in as S,kn as C,ln as w,on as T,pn as E,q as D,qt as O,tn as k,vn as A,xn as j}from"./index-BP__knsE.js";import{o as M}from"./tables.svelte-De1c8KJ9.js";import{t as N}from"./Frame-C055XMa-.js";import{t as P}from"./Notice-CMrD4Srw.js";import{r as F}from"./index-client-TDhpbG8l.js";import{t as I}from"./TableScreen-Cfuok15F.js";import{t as ee}from"./error-text-qBmiXuKx.js";var L=e=>t=>t.seat===0&&t.move?.kind===e,R=[{id:`lay`,at:0,points:`place`,isDone:L(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:L(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:L(`move`)},{id:`clear`,at:6,points:`clear`,isDone:L(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:L(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:L(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:L(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:L(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],te=k(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),ne=k(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function z(n,p){c(p,!0);let h=C(()=>R[p.number]),v=C(()=>`learn-${w(h)?.id??``}`),y=l(!1);var E=ne();let D;var k=_(E),A=_(k),j=d(A,!0),M=i(A,2),N=d(M,!0),P=i(M,2),F=_(P);r(F,{name:`close`,size:17}),u(P),u(k);var I=i(k,2),ee=d(I,!0),L=i(I,2),z=_(L),B=d(z,!0),V=i(z,2);let H;var U=_(V),W=d(U,!0),G=i(U);u(V),u(L);var K=i(L,2),q=d(K,!0),J=i(K,2);let Y;var X=_(J),re=d(X,!0),Z=i(X,2),ie=_(Z);r(ie,{name:`reset`,size:17}),u(Z);var Q=i(Z,2);let ae;var oe=d(Q,!0);u(J);var $=i(J,2);O($,23,()=>R,e=>e.id,(n,a,s)=>{var c=te(),l=_(c);let d;var h=_(l),g=_(h),v=e=>{r(e,{name:`check`,size:14})},y=C(()=>p.finished.has(w(a).id)),E=t=>{var n=S();x(()=>m(n,w(s)+1)),e(t,n)};f(g,e=>{w(y)?e(v):e(E,-1)}),u(h);var D=i(h);u(l),u(c),x(e=>{t(l,`aria-current`,w(s)===p.number?`step`:void 0),d=o(l,1,`svelte-mizdb2`,null,d,{on:w(s)===p.number}),m(D,` ${e??``}`)},[()=>b(`learn-${w(a).id}`,`title`)]),T(`click`,l,()=>p.onchoose(w(s))),e(n,c)}),u($),u(E),x((e,n,r,i,a,s,c,l,u,d,f,h,g,_,v)=>{D=o(E,1,`panel svelte-mizdb2`,null,D,{folded:w(y)}),t(E,`aria-label`,e),m(j,n),t(M,`aria-expanded`,!w(y)),m(N,r),t(P,`aria-label`,i),t(P,`title`,a),m(ee,s),m(B,c),H=o(V,1,`task svelte-mizdb2`,null,H,{done:p.done}),m(W,l),m(G,` ${u??``}`),m(q,d),Y=o(J,1,`ways svelte-mizdb2`,null,Y,{finished:p.done}),X.disabled=p.number===0,m(re,f),t(Z,`aria-label`,h),t(Z,`title`,g),ae=o(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:p.done}),m(oe,_),t($,`aria-label`,v)},[()=>g(`learn-title`),()=>g(`learn-lesson`,{number:p.number+1,count:R.length}),()=>w(y)?g(`learn-show`):g(`learn-hide`),()=>g(`learn-leave`),()=>g(`learn-leave`),()=>b(w(v),`title`),()=>g(w(v)),()=>p.done?g(`learn-done`):g(`learn-task`),()=>p.done?b(w(v),`done`):b(w(v),`task`),()=>p.done?b(w(v),`done`):``,()=>g(`learn-back`),()=>g(`learn-again`),()=>g(`learn-again`),()=>p.number+1===R.length?g(`learn-finish`):p.done?g(`learn-next`):g(`learn-skip`),()=>g(`learn-lessons`)]),T(`click`,M,()=>a(y,!w(y))),T(`click`,X,()=>p.onchoose(p.number-1)),T(`click`,Z,function(...e){p.onagain?.apply(this,e)}),T(`click`,Q,()=>p.onchoose(p.number+1)),e(n,E),s()}h([`click`]);var B=`tikal: 1
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
`,V=`Ixchel`,H=`greedy`,U=class{#e=l(0);get number(){return w(this.#e)}set number(e){a(this.#e,e,!0)}#t=l(null);get table(){return w(this.#t)}set table(e){a(this.#t,e,!0)}#n=l(!1);get done(){return w(this.#n)}set done(e){a(this.#n,e,!0)}finished=new F;get lesson(){return R[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await D({file:B,at:t.at,seats:[{kind:`here`,name:g(`new-player`,{number:1})},{kind:`bot`,name:V,level:H}],title:g(`learn-title`),spectators:!1});t===this.lesson&&(M.created(n,{title:g(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&M.forget(this.table),this.table=null,this.done=!1}},W=k(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),G=k(`<button type="button" class="btn"> </button>`),K=k(`<p class="sec svelte-nap2ox" role="status"> </p>`),q=k(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function J(r,o){c(o,!0);let h=new U,b=l(``);v(()=>(S(0),()=>h.leave()));async function S(e){a(b,``);try{await h.open(e)}catch(e){a(b,ee(e),!0)}}var D=y();n(`nap2ox`,e=>{E(e=>{A.title=`${e??``} · Tikal`},[()=>g(`learn-title`)])});var O=j(D),k=t=>{{let n=C(()=>g(`learn-title`));N(t,{get title(){return w(n)},children:(t,n)=>{var r=W(),a=_(r),o=d(a,!0),s=i(a,2),c=d(s,!0),l=i(s,2),f=_(l),p=d(f,!0),h=i(f,2),v=d(h,!0),y=i(h,2),b=d(y,!0);u(l),u(r),x((e,t,n,r,i)=>{m(o,e),m(c,t),m(p,n),m(v,r),m(b,i)},[()=>g(`learn-end-title`),()=>g(`learn-end`),()=>g(`learn-end-start`),()=>g(`learn-end-rules`),()=>g(`learn-back`)]),T(`click`,y,()=>void S(R.length-1)),e(t,r)},$$slots:{default:!0}})}},M=t=>{{let n=C(()=>g(`learn-title`));N(t,{get title(){return w(n)},children:(t,n)=>{{let n=C(()=>g(`app-refused-title`));P(t,{get title(){return w(n)},get text(){return w(b)},children:(t,n)=>{var r=G(),i=d(r,!0);x(e=>m(i,e),[()=>g(`app-again`)]),T(`click`,r,()=>void S(h.number)),e(t,r)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},F=n=>{var r=q(),a=_(r);z(a,{get number(){return h.number},get done(){return h.done},get finished(){return h.finished},onchoose:e=>void S(e),onagain:()=>void S(h.number)});var s=i(a,2),c=_(s),l=t=>{var n=y(),r=j(n);p(r,()=>h.table,e=>{I(e,{get id(){return h.table},get catalogue(){return o.catalogue},onevent:e=>h.see(e)})}),e(t,n)},v=t=>{var n=K(),r=d(n,!0);x(e=>m(r,e),[()=>g(`learn-opening`)]),e(t,n)};f(c,e=>{h.table?e(l):e(v,-1)}),u(s),u(r),x(()=>t(s,`data-points`,h.done?`none`:h.lesson?.points)),e(n,r)};f(O,e=>{h.number>=R.length?e(k):w(b)?e(M,1):e(F,-1)}),e(r,D),s()}h([`click`]);export{J as default};