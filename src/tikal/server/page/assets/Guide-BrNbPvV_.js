import{$t as e,Cn as t,Dn as n,En as r,Gt as i,H as a,Jt as o,Mn as s,Pt as c,Qt as l,S as u,Sn as d,Ut as f,Vt as p,Wt as m,Yt as h,_n as g,bn as _,en as v,fn as y,gn as b,h as x,hn as S,jt as C,ln as w,mn as T,mt as E,qt as D,rn as O,sn as ee,wt as k,y as A}from"./index-4cuXnUbS.js";import{l as j,r as M}from"./index-client-BCOUbfb9.js";import{t as N}from"./TableScreen-SOj3cRyr.js";import{t as P}from"./Frame-B-ehfYcv.js";import{t as F}from"./error-text-By_kaqFS.js";import{t as I}from"./Notice-B3phnWTs.js";var L=e=>t=>t.seat===0&&t.move?.kind===e,R=[{id:`lay`,at:0,points:`place`,isDone:L(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:L(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:L(`move`)},{id:`clear`,at:6,points:`clear`,isDone:L(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:L(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:L(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:L(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:L(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],te=h(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),ne=h(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function z(e,a){n(a,!0);let o=t(()=>R[a.number]),c=t(()=>`learn-${O(o)?.id??``}`),f=d(!1);var h=ne();let y;var S=T(h),E=T(S),ee=b(E,!0),j=g(E,2),M=b(j,!0),N=g(j,2),P=T(N);u(P,{name:`close`,size:17}),s(N),s(S);var F=g(S,2),I=b(F,!0),L=g(F,2),z=T(L),B=b(z,!0),V=g(z,2);let H;var U=T(V),W=b(U,!0),G=g(U);s(V),s(L);var K=g(L,2),q=b(K,!0),J=g(K,2);let Y;var X=T(J),re=b(X,!0),Z=g(X,2),ie=T(Z);u(ie,{name:`reset`,size:17}),s(Z);var Q=g(Z,2);let ae;var oe=b(Q,!0);s(J);var $=g(J,2);p($,23,()=>R,e=>e.id,(e,n,r)=>{var o=te(),c=T(o);let d;var f=T(c),p=T(f),h=e=>{u(e,{name:`check`,size:14})},_=t(()=>a.finished.has(O(n).id)),y=e=>{var t=l();w(()=>i(t,O(r)+1)),D(e,t)};m(p,e=>{O(_)?e(h):e(y,-1)}),s(f);var b=g(f);s(c),s(o),w(e=>{k(c,`aria-current`,O(r)===a.number?`step`:void 0),d=C(c,1,`svelte-mizdb2`,null,d,{on:O(r)===a.number}),i(b,` ${e??``}`)},[()=>x(`learn-${O(n).id}`,`title`)]),v(`click`,c,()=>a.onchoose(O(r))),D(e,o)}),s($),s(h),w((e,t,n,r,o,s,c,l,u,d,p,m,g,_,v)=>{y=C(h,1,`panel svelte-mizdb2`,null,y,{folded:O(f)}),k(h,`aria-label`,e),i(ee,t),k(j,`aria-expanded`,!O(f)),i(M,n),k(N,`aria-label`,r),k(N,`title`,o),i(I,s),i(B,c),H=C(V,1,`task svelte-mizdb2`,null,H,{done:a.done}),i(W,l),i(G,` ${u??``}`),i(q,d),Y=C(J,1,`ways svelte-mizdb2`,null,Y,{finished:a.done}),X.disabled=a.number===0,i(re,p),k(Z,`aria-label`,m),k(Z,`title`,g),ae=C(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:a.done}),i(oe,_),k($,`aria-label`,v)},[()=>A(`learn-title`),()=>A(`learn-lesson`,{number:a.number+1,count:R.length}),()=>O(f)?A(`learn-show`):A(`learn-hide`),()=>A(`learn-leave`),()=>A(`learn-leave`),()=>x(O(c),`title`),()=>A(O(c)),()=>a.done?A(`learn-done`):A(`learn-task`),()=>a.done?x(O(c),`done`):x(O(c),`task`),()=>a.done?x(O(c),`done`):``,()=>A(`learn-back`),()=>A(`learn-again`),()=>A(`learn-again`),()=>a.number+1===R.length?A(`learn-finish`):a.done?A(`learn-next`):A(`learn-skip`),()=>A(`learn-lessons`)]),v(`click`,j,()=>_(f,!O(f))),v(`click`,X,()=>a.onchoose(a.number-1)),v(`click`,Z,function(...e){a.onagain?.apply(this,e)}),v(`click`,Q,()=>a.onchoose(a.number+1)),D(e,h),r()}e([`click`]);var B=`tikal: 1
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
`,V=`Ixchel`,H=`greedy`,U=class{#e=d(0);get number(){return O(this.#e)}set number(e){_(this.#e,e,!0)}#t=d(null);get table(){return O(this.#t)}set table(e){_(this.#t,e,!0)}#n=d(!1);get done(){return O(this.#n)}set done(e){_(this.#n,e,!0)}finished=new M;get lesson(){return R[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await a({file:B,at:t.at,seats:[{kind:`here`,name:A(`new-player`,{number:1})},{kind:`bot`,name:V,level:H}],title:A(`learn-title`),spectators:!1});t===this.lesson&&(j.created(n,{title:A(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&j.forget(this.table),this.table=null,this.done=!1}},W=h(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),G=h(`<button type="button" class="btn"> </button>`),K=h(`<p class="sec svelte-nap2ox" role="status"> </p>`),q=h(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function J(e,a){n(a,!0);let l=new U,u=d(``);E(()=>(p(0),()=>l.leave()));async function p(e){_(u,``);try{await l.open(e)}catch(e){_(u,F(e),!0)}}var h=o();c(`nap2ox`,e=>{ee(e=>{y.title=`${e??``} · Tikal`},[()=>A(`learn-title`)])});var x=S(h),C=e=>{{let n=t(()=>A(`learn-title`));P(e,{get title(){return O(n)},children:(e,t)=>{var n=W(),r=T(n),a=b(r,!0),o=g(r,2),c=b(o,!0),l=g(o,2),u=T(l),d=b(u,!0),f=g(u,2),m=b(f,!0),h=g(f,2),_=b(h,!0);s(l),s(n),w((e,t,n,r,o)=>{i(a,e),i(c,t),i(d,n),i(m,r),i(_,o)},[()=>A(`learn-end-title`),()=>A(`learn-end`),()=>A(`learn-end-start`),()=>A(`learn-end-rules`),()=>A(`learn-back`)]),v(`click`,h,()=>void p(R.length-1)),D(e,n)},$$slots:{default:!0}})}},j=e=>{{let n=t(()=>A(`learn-title`));P(e,{get title(){return O(n)},children:(e,n)=>{{let n=t(()=>A(`app-refused-title`));I(e,{get title(){return O(n)},get text(){return O(u)},children:(e,t)=>{var n=G(),r=b(n,!0);w(e=>i(r,e),[()=>A(`app-again`)]),v(`click`,n,()=>void p(l.number)),D(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},M=e=>{var t=q(),n=T(t);z(n,{get number(){return l.number},get done(){return l.done},get finished(){return l.finished},onchoose:e=>void p(e),onagain:()=>void p(l.number)});var r=g(n,2),c=T(r),u=e=>{var t=o(),n=S(t);f(n,()=>l.table,e=>{N(e,{get id(){return l.table},get catalogue(){return a.catalogue},onevent:e=>l.see(e)})}),D(e,t)},d=e=>{var t=K(),n=b(t,!0);w(e=>i(n,e),[()=>A(`learn-opening`)]),D(e,t)};m(c,e=>{l.table?e(u):e(d,-1)}),s(r),s(t),w(()=>k(r,`data-points`,l.done?`none`:l.lesson?.points)),D(e,t)};m(x,e=>{l.number>=R.length?e(C):O(u)?e(j,1):e(M,-1)}),D(e,h),r()}e([`click`]);export{J as default};