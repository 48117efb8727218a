import{$t as e,Dt as t,Gt as n,It as r,Kt as i,Lt as a,Mt as o,Nt as s,O as c,Ot as l,Qt as u,Rt as d,St as f,Tt as p,Vt as m,Yt as h,Zt as g,an as _,en as v,f as y,ft as b,g as x,hn as S,jt as C,kt as w,ln as T,nt as E,on as D,rn as O,un as k,yt as A}from"./index-DSQHoHg4.js";import{n as j}from"./tables.svelte-B0i1o-i_.js";import{t as M}from"./Icon-DGgE6-Im.js";import{t as N}from"./TableScreen-3uUKxRvu.js";import{r as P}from"./index-client-BcVvqRRw.js";import{t as F}from"./Frame-CRYcXscM.js";import{t as I}from"./Notice-rT0rmzq9.js";import{t as L}from"./error-text-Cv2MPP_t.js";var R=e=>t=>t.kind===`move`&&t.seat===0&&(t.action??``).split(` `)[0]===e,z=[{id:`lay`,at:0,points:`place`,isDone:R(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:R(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:R(`move`)},{id:`clear`,at:6,points:`clear`,isDone:R(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:R(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:R(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:R(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:R(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],ee=s(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),te=s(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function B(t,n){k(n,!0);let a=D(()=>z[n.number]),o=D(()=>`learn-${m(a)?.id??``}`),s=_(!1);var c=te();let u;var f=g(c),h=g(f),E=e(h,!0),j=v(h,2),N=e(j,!0),P=v(j,2),F=g(P);M(F,{name:`close`,size:17}),S(P),S(f);var I=v(f,2),L=e(I,!0),R=v(I,2),B=g(R),V=e(B,!0),H=v(B,2);let U;var W=g(H),G=e(W,!0),K=v(W);S(H),S(R);var q=v(R,2),J=e(q,!0),Y=v(q,2);let ne;var X=g(Y),re=e(X,!0),Z=v(X,2),ie=g(Z);M(ie,{name:`reset`,size:17}),S(Z);var Q=v(Z,2);let ae;var oe=e(Q,!0);S(Y);var $=v(Y,2);p($,23,()=>z,e=>e.id,(e,t,a)=>{var o=ee(),s=g(o);let c;var u=g(s),f=g(u),p=e=>{M(e,{name:`check`,size:14})},h=D(()=>n.finished.has(m(t).id)),_=e=>{var t=r();i(()=>w(t,m(a)+1)),C(e,t)};l(f,e=>{m(h)?e(p):e(_,-1)}),S(u);var x=v(u);S(s),S(o),i(e=>{b(s,`aria-current`,m(a)===n.number?`step`:void 0),c=A(s,1,`svelte-mizdb2`,null,c,{on:m(a)===n.number}),w(x,` ${e??``}`)},[()=>y(`learn-${m(t).id}`,`title`)]),d(`click`,s,()=>n.onchoose(m(a))),C(e,o)}),S($),S(c),i((e,t,r,i,a,o,l,d,f,p,h,g,_,v,y)=>{u=A(c,1,`panel svelte-mizdb2`,null,u,{folded:m(s)}),b(c,`aria-label`,e),w(E,t),b(j,`aria-expanded`,!m(s)),w(N,r),b(P,`aria-label`,i),b(P,`title`,a),w(L,o),w(V,l),U=A(H,1,`task svelte-mizdb2`,null,U,{done:n.done}),w(G,d),w(K,` ${f??``}`),w(J,p),ne=A(Y,1,`ways svelte-mizdb2`,null,ne,{finished:n.done}),X.disabled=n.number===0,w(re,h),b(Z,`aria-label`,g),b(Z,`title`,_),ae=A(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:n.done}),w(oe,v),b($,`aria-label`,y)},[()=>x(`learn-title`),()=>x(`learn-lesson`,{number:n.number+1,count:z.length}),()=>m(s)?x(`learn-show`):x(`learn-hide`),()=>x(`learn-leave`),()=>x(`learn-leave`),()=>y(m(o),`title`),()=>x(m(o)),()=>n.done?x(`learn-done`):x(`learn-task`),()=>n.done?y(m(o),`done`):y(m(o),`task`),()=>n.done?y(m(o),`done`):``,()=>x(`learn-back`),()=>x(`learn-again`),()=>x(`learn-again`),()=>n.number+1===z.length?x(`learn-finish`):n.done?x(`learn-next`):x(`learn-skip`),()=>x(`learn-lessons`)]),d(`click`,j,()=>O(s,!m(s))),d(`click`,X,()=>n.onchoose(n.number-1)),d(`click`,Z,function(...e){n.onagain?.apply(this,e)}),d(`click`,Q,()=>n.onchoose(n.number+1)),C(t,c),T()}a([`click`]);var V=`tikal: 1
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
`,H=`Ixchel`,U=`greedy`,W=class{#e=_(0);get number(){return m(this.#e)}set number(e){O(this.#e,e,!0)}#t=_(null);get table(){return m(this.#t)}set table(e){O(this.#t,e,!0)}#n=_(!1);get done(){return m(this.#n)}set done(e){O(this.#n,e,!0)}finished=new P;get lesson(){return z[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await c({file:V,at:t.at,seats:[{kind:`here`,name:x(`new-player`,{number:1})},{kind:`bot`,name:H,level:U}],title:x(`learn-title`),spectators:!1});t===this.lesson&&(j.created(n,{title:x(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&j.forget(this.table),this.table=null,this.done=!1}},G=s(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),K=s(`<button type="button" class="btn"> </button>`),q=s(`<p class="sec svelte-nap2ox" role="status"> </p>`),J=s(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function Y(r,a){k(a,!0);let s=new W,c=_(``);E(()=>(p(0),()=>s.leave()));async function p(e){O(c,``);try{await s.open(e)}catch(e){O(c,L(e),!0)}}var y=o();f(`nap2ox`,e=>{n(e=>{h.title=`${e??``} · Tikal`},[()=>x(`learn-title`)])});var A=u(y),j=t=>{{let n=D(()=>x(`learn-title`));F(t,{get title(){return m(n)},children:(t,n)=>{var r=G(),a=g(r),o=e(a,!0),s=v(a,2),c=e(s,!0),l=v(s,2),u=g(l),f=e(u,!0),m=v(u,2),h=e(m,!0),_=v(m,2),y=e(_,!0);S(l),S(r),i((e,t,n,r,i)=>{w(o,e),w(c,t),w(f,n),w(h,r),w(y,i)},[()=>x(`learn-end-title`),()=>x(`learn-end`),()=>x(`learn-end-start`),()=>x(`learn-end-rules`),()=>x(`learn-back`)]),d(`click`,_,()=>void p(z.length-1)),C(t,r)},$$slots:{default:!0}})}},M=t=>{{let n=D(()=>x(`learn-title`));F(t,{get title(){return m(n)},children:(t,n)=>{{let n=D(()=>x(`app-refused-title`));I(t,{get title(){return m(n)},get text(){return m(c)},children:(t,n)=>{var r=K(),a=e(r,!0);i(e=>w(a,e),[()=>x(`app-again`)]),d(`click`,r,()=>void p(s.number)),C(t,r)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},P=n=>{var r=J(),c=g(r);B(c,{get number(){return s.number},get done(){return s.done},get finished(){return s.finished},onchoose:e=>void p(e),onagain:()=>void p(s.number)});var d=v(c,2),f=g(d),m=e=>{var n=o(),r=u(n);t(r,()=>s.table,e=>{N(e,{get id(){return s.table},get catalogue(){return a.catalogue},onevent:e=>s.see(e)})}),C(e,n)},h=t=>{var n=q(),r=e(n,!0);i(e=>w(r,e),[()=>x(`learn-opening`)]),C(t,n)};l(f,e=>{s.table?e(m):e(h,-1)}),S(d),S(r),i(()=>b(d,`data-points`,s.done?`none`:s.lesson?.points)),C(n,r)};l(A,e=>{s.number>=z.length?e(j):m(c)?e(M,1):e(P,-1)}),C(r,y),T()}a([`click`]);export{Y as default};