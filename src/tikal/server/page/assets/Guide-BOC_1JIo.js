import{Bt as e,Cn as t,Ct as n,Et as r,Ft as i,Gt as a,It as o,Jt as s,M as c,Mt as l,Pt as u,Qt as d,Rt as f,Ut as p,Wt as m,_n as h,an as g,cn as _,dn as v,en as y,gt as b,m as x,mn as S,on as C,ot as w,pn as T,rn as E,sn as D,v as O,vn as ee,zt as k}from"./index-a9a1eAFE.js";import{n as A}from"./tables.svelte-B8zMcNxQ.js";import{t as j}from"./Icon-D_AyL--o.js";import{t as M}from"./TableScreen-DIw0ArkP.js";import{r as N}from"./index-client-BMf9xV-s.js";import{t as P}from"./Frame-BIYLZDTZ.js";import{t as F}from"./Notice-ChJLFAH5.js";import{t as I}from"./error-text-DE2-y_hH.js";var L=e=>t=>t.kind===`move`&&t.seat===0&&(t.action??``).split(` `)[0]===e,R=[{id:`lay`,at:0,points:`place`,isDone:L(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:L(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:L(`move`)},{id:`clear`,at:6,points:`clear`,isDone:L(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:L(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:L(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:L(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:L(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],te=e(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),ne=e(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function z(e,r){ee(r,!0);let c=S(()=>R[r.number]),u=S(()=>`learn-${s(c)?.id??``}`),d=T(!1);var m=ne();let C;var w=g(m),E=g(w),k=D(E,!0),A=_(E,2),M=D(A,!0),N=_(A,2),P=g(N);j(P,{name:`close`,size:17}),t(N),t(w);var F=_(w,2),I=D(F,!0),L=_(F,2),z=g(L),B=D(z,!0),V=_(z,2);let H;var U=g(V),W=D(U,!0),G=_(U);t(V),t(L);var K=_(L,2),q=D(K,!0),J=_(K,2);let Y;var X=g(J),re=D(X,!0),Z=_(X,2),ie=g(Z);j(ie,{name:`reset`,size:17}),t(Z);var Q=_(Z,2);let ae;var oe=D(Q,!0);t(J);var $=_(J,2);l($,23,()=>R,e=>e.id,(e,c,l)=>{var u=te(),d=g(u);let m;var h=g(d),v=g(h),C=e=>{j(e,{name:`check`,size:14})},w=S(()=>r.finished.has(s(c).id)),T=e=>{var t=p();y(()=>o(t,s(l)+1)),f(e,t)};i(v,e=>{s(w)?e(C):e(T,-1)}),t(h);var E=_(h);t(d),t(u),y(e=>{b(d,`aria-current`,s(l)===r.number?`step`:void 0),m=n(d,1,`svelte-mizdb2`,null,m,{on:s(l)===r.number}),o(E,` ${e??``}`)},[()=>x(`learn-${s(c).id}`,`title`)]),a(`click`,d,()=>r.onchoose(s(l))),f(e,u)}),t($),t(m),y((e,t,i,a,c,l,u,f,p,h,g,_,v,y,x)=>{C=n(m,1,`panel svelte-mizdb2`,null,C,{folded:s(d)}),b(m,`aria-label`,e),o(k,t),b(A,`aria-expanded`,!s(d)),o(M,i),b(N,`aria-label`,a),b(N,`title`,c),o(I,l),o(B,u),H=n(V,1,`task svelte-mizdb2`,null,H,{done:r.done}),o(W,f),o(G,` ${p??``}`),o(q,h),Y=n(J,1,`ways svelte-mizdb2`,null,Y,{finished:r.done}),X.disabled=r.number===0,o(re,g),b(Z,`aria-label`,_),b(Z,`title`,v),ae=n(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:r.done}),o(oe,y),b($,`aria-label`,x)},[()=>O(`learn-title`),()=>O(`learn-lesson`,{number:r.number+1,count:R.length}),()=>s(d)?O(`learn-show`):O(`learn-hide`),()=>O(`learn-leave`),()=>O(`learn-leave`),()=>x(s(u),`title`),()=>O(s(u)),()=>r.done?O(`learn-done`):O(`learn-task`),()=>r.done?x(s(u),`done`):x(s(u),`task`),()=>r.done?x(s(u),`done`):``,()=>O(`learn-back`),()=>O(`learn-again`),()=>O(`learn-again`),()=>r.number+1===R.length?O(`learn-finish`):r.done?O(`learn-next`):O(`learn-skip`),()=>O(`learn-lessons`)]),a(`click`,A,()=>v(d,!s(d))),a(`click`,X,()=>r.onchoose(r.number-1)),a(`click`,Z,function(...e){r.onagain?.apply(this,e)}),a(`click`,Q,()=>r.onchoose(r.number+1)),f(e,m),h()}m([`click`]);var B=`tikal: 1
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
`,V=`Ixchel`,H=`greedy`,U=class{#e=T(0);get number(){return s(this.#e)}set number(e){v(this.#e,e,!0)}#t=T(null);get table(){return s(this.#t)}set table(e){v(this.#t,e,!0)}#n=T(!1);get done(){return s(this.#n)}set done(e){v(this.#n,e,!0)}finished=new N;get lesson(){return R[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await c({file:B,at:t.at,seats:[{kind:`here`,name:O(`new-player`,{number:1})},{kind:`bot`,name:V,level:H}],title:O(`learn-title`),spectators:!1});t===this.lesson&&(A.created(n,{title:O(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&A.forget(this.table),this.table=null,this.done=!1}},W=e(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),G=e(`<button type="button" class="btn"> </button>`),K=e(`<p class="sec svelte-nap2ox" role="status"> </p>`),q=e(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function J(e,n){ee(n,!0);let c=new U,l=T(``);w(()=>(p(0),()=>c.leave()));async function p(e){v(l,``);try{await c.open(e)}catch(e){v(l,I(e),!0)}}var m=k();r(`nap2ox`,e=>{d(e=>{E.title=`${e??``} · Tikal`},[()=>O(`learn-title`)])});var x=C(m),A=e=>{{let n=S(()=>O(`learn-title`));P(e,{get title(){return s(n)},children:(e,n)=>{var r=W(),i=g(r),s=D(i,!0),c=_(i,2),l=D(c,!0),u=_(c,2),d=g(u),m=D(d,!0),h=_(d,2),v=D(h,!0),b=_(h,2),x=D(b,!0);t(u),t(r),y((e,t,n,r,i)=>{o(s,e),o(l,t),o(m,n),o(v,r),o(x,i)},[()=>O(`learn-end-title`),()=>O(`learn-end`),()=>O(`learn-end-start`),()=>O(`learn-end-rules`),()=>O(`learn-back`)]),a(`click`,b,()=>void p(R.length-1)),f(e,r)},$$slots:{default:!0}})}},j=e=>{{let t=S(()=>O(`learn-title`));P(e,{get title(){return s(t)},children:(e,t)=>{{let t=S(()=>O(`app-refused-title`));F(e,{get title(){return s(t)},get text(){return s(l)},children:(e,t)=>{var n=G(),r=D(n,!0);y(e=>o(r,e),[()=>O(`app-again`)]),a(`click`,n,()=>void p(c.number)),f(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},N=e=>{var r=q(),a=g(r);z(a,{get number(){return c.number},get done(){return c.done},get finished(){return c.finished},onchoose:e=>void p(e),onagain:()=>void p(c.number)});var s=_(a,2),l=g(s),d=e=>{var t=k(),r=C(t);u(r,()=>c.table,e=>{M(e,{get id(){return c.table},get catalogue(){return n.catalogue},onevent:e=>c.see(e)})}),f(e,t)},m=e=>{var t=K(),n=D(t,!0);y(e=>o(n,e),[()=>O(`learn-opening`)]),f(e,t)};i(l,e=>{c.table?e(d):e(m,-1)}),t(s),t(r),y(()=>b(s,`data-points`,c.done?`none`:c.lesson?.points)),f(e,r)};i(x,e=>{c.number>=R.length?e(A):s(l)?e(j,1):e(N,-1)}),f(e,m),h()}m([`click`]);export{J as default};