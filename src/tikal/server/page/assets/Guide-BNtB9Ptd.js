import{A as e,At as t,Ht as n,It as r,Kt as i,Lt as a,Mt as o,Nt as s,Pt as c,Qt as l,Rt as u,Ut as d,Vt as f,Xt as p,an as m,dn as h,f as g,fn as _,g as v,gn as y,hn as b,in as x,it as S,ln as C,mt as w,on as T,rn as E,tn as D,wt as ee,xn as O,xt as k}from"./index-8IPhtuwV.js";import{n as A}from"./tables.svelte-Ci4S7QKs.js";import{t as j}from"./Icon-CNdB-ePn.js";import{t as M}from"./TableScreen-CVx5dklA.js";import{r as N}from"./index-client-B9yAO5eF.js";import{t as P}from"./Frame-MKA3cepf.js";import{t as F}from"./Notice-CkIRdbej.js";import{t as I}from"./error-text-CLtAZCn8.js";var L=e=>t=>t.kind===`move`&&t.seat===0&&(t.action??``).split(` `)[0]===e,R=[{id:`lay`,at:0,points:`place`,isDone:L(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:L(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:L(`move`)},{id:`clear`,at:6,points:`clear`,isDone:L(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:L(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:L(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:L(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:L(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],te=u(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),ne=u(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function z(e,n){y(n,!0);let a=_(()=>R[n.number]),o=_(()=>`learn-${i(a)?.id??``}`),u=h(!1);var p=ne();let x;var S=E(p),D=E(S),ee=m(D,!0),A=T(D,2),M=m(A,!0),N=T(A,2),P=E(N);j(P,{name:`close`,size:17}),O(N),O(S);var F=T(S,2),I=m(F,!0),L=T(F,2),z=E(L),B=m(z,!0),V=T(z,2);let H;var U=E(V),W=m(U,!0),G=T(U);O(V),O(L);var K=T(L,2),q=m(K,!0),J=T(K,2);let Y;var X=E(J),re=m(X,!0),Z=T(X,2),ie=E(Z);j(ie,{name:`reset`,size:17}),O(Z);var Q=T(Z,2);let ae;var oe=m(Q,!0);O(J);var $=T(J,2);t($,23,()=>R,e=>e.id,(e,t,a)=>{var o=te(),u=E(o);let p;var m=E(u),h=E(m),v=e=>{j(e,{name:`check`,size:14})},y=_(()=>n.finished.has(i(t).id)),b=e=>{var t=f();l(()=>c(t,i(a)+1)),r(e,t)};s(h,e=>{i(y)?e(v):e(b,-1)}),O(m);var x=T(m);O(u),O(o),l(e=>{w(u,`aria-current`,i(a)===n.number?`step`:void 0),p=k(u,1,`svelte-mizdb2`,null,p,{on:i(a)===n.number}),c(x,` ${e??``}`)},[()=>g(`learn-${i(t).id}`,`title`)]),d(`click`,u,()=>n.onchoose(i(a))),r(e,o)}),O($),O(p),l((e,t,r,a,o,s,l,d,f,m,h,g,_,v,y)=>{x=k(p,1,`panel svelte-mizdb2`,null,x,{folded:i(u)}),w(p,`aria-label`,e),c(ee,t),w(A,`aria-expanded`,!i(u)),c(M,r),w(N,`aria-label`,a),w(N,`title`,o),c(I,s),c(B,l),H=k(V,1,`task svelte-mizdb2`,null,H,{done:n.done}),c(W,d),c(G,` ${f??``}`),c(q,m),Y=k(J,1,`ways svelte-mizdb2`,null,Y,{finished:n.done}),X.disabled=n.number===0,c(re,h),w(Z,`aria-label`,g),w(Z,`title`,_),ae=k(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:n.done}),c(oe,v),w($,`aria-label`,y)},[()=>v(`learn-title`),()=>v(`learn-lesson`,{number:n.number+1,count:R.length}),()=>i(u)?v(`learn-show`):v(`learn-hide`),()=>v(`learn-leave`),()=>v(`learn-leave`),()=>g(i(o),`title`),()=>v(i(o)),()=>n.done?v(`learn-done`):v(`learn-task`),()=>n.done?g(i(o),`done`):g(i(o),`task`),()=>n.done?g(i(o),`done`):``,()=>v(`learn-back`),()=>v(`learn-again`),()=>v(`learn-again`),()=>n.number+1===R.length?v(`learn-finish`):n.done?v(`learn-next`):v(`learn-skip`),()=>v(`learn-lessons`)]),d(`click`,A,()=>C(u,!i(u))),d(`click`,X,()=>n.onchoose(n.number-1)),d(`click`,Z,function(...e){n.onagain?.apply(this,e)}),d(`click`,Q,()=>n.onchoose(n.number+1)),r(e,p),b()}n([`click`]);var B=`tikal: 1
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
`,V=`Ixchel`,H=`greedy`,U=class{#e=h(0);get number(){return i(this.#e)}set number(e){C(this.#e,e,!0)}#t=h(null);get table(){return i(this.#t)}set table(e){C(this.#t,e,!0)}#n=h(!1);get done(){return i(this.#n)}set done(e){C(this.#n,e,!0)}finished=new N;get lesson(){return R[this.number]}async open(t){this.leave(),this.number=Math.max(0,t);let{lesson:n}=this;if(!n)return;let r=await e({file:B,at:n.at,seats:[{kind:`here`,name:v(`new-player`,{number:1})},{kind:`bot`,name:V,level:H}],title:v(`learn-title`),spectators:!1});n===this.lesson&&(A.created(r,{title:v(`learn-title`),edition:`supermeeple-2015`}),this.table=r.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&A.forget(this.table),this.table=null,this.done=!1}},W=u(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),G=u(`<button type="button" class="btn"> </button>`),K=u(`<p class="sec svelte-nap2ox" role="status"> </p>`),q=u(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function J(e,t){y(t,!0);let n=new U,u=h(``);S(()=>(f(0),()=>n.leave()));async function f(e){C(u,``);try{await n.open(e)}catch(e){C(u,I(e),!0)}}var g=a();ee(`nap2ox`,e=>{p(e=>{D.title=`${e??``} · Tikal`},[()=>v(`learn-title`)])});var k=x(g),A=e=>{{let t=_(()=>v(`learn-title`));P(e,{get title(){return i(t)},children:(e,t)=>{var n=W(),i=E(n),a=m(i,!0),o=T(i,2),s=m(o,!0),u=T(o,2),p=E(u),h=m(p,!0),g=T(p,2),_=m(g,!0),y=T(g,2),b=m(y,!0);O(u),O(n),l((e,t,n,r,i)=>{c(a,e),c(s,t),c(h,n),c(_,r),c(b,i)},[()=>v(`learn-end-title`),()=>v(`learn-end`),()=>v(`learn-end-start`),()=>v(`learn-end-rules`),()=>v(`learn-back`)]),d(`click`,y,()=>void f(R.length-1)),r(e,n)},$$slots:{default:!0}})}},j=e=>{{let t=_(()=>v(`learn-title`));P(e,{get title(){return i(t)},children:(e,t)=>{{let t=_(()=>v(`app-refused-title`));F(e,{get title(){return i(t)},get text(){return i(u)},children:(e,t)=>{var i=G(),a=m(i,!0);l(e=>c(a,e),[()=>v(`app-again`)]),d(`click`,i,()=>void f(n.number)),r(e,i)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},N=e=>{var i=q(),u=E(i);z(u,{get number(){return n.number},get done(){return n.done},get finished(){return n.finished},onchoose:e=>void f(e),onagain:()=>void f(n.number)});var d=T(u,2),p=E(d),h=e=>{var i=a(),s=x(i);o(s,()=>n.table,e=>{M(e,{get id(){return n.table},get catalogue(){return t.catalogue},onevent:e=>n.see(e)})}),r(e,i)},g=e=>{var t=K(),n=m(t,!0);l(e=>c(n,e),[()=>v(`learn-opening`)]),r(e,t)};s(p,e=>{n.table?e(h):e(g,-1)}),O(d),O(i),l(()=>w(d,`data-points`,n.done?`none`:n.lesson?.points)),r(e,i)};s(k,e=>{n.number>=R.length?e(A):i(u)?e(j,1):e(N,-1)}),r(e,g),b()}n([`click`]);export{J as default};