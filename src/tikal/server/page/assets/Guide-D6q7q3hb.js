import{$t as e,Cn as t,Dn as n,En as r,Gt as i,H as a,Jt as o,Mn as s,Pt as c,Qt as l,S as u,Sn as d,Ut as f,Vt as p,Wt as m,Yt as h,_n as g,bn as _,en as v,fn as y,gn as b,h as x,hn as S,jt as C,ln as w,mn as T,mt as E,qt as D,rn as O,sn as k,wt as A,y as j}from"./index-DLAUvUV3.js";import{l as M,o as N}from"./tables.svelte-ULrxfa3V.js";import{t as P}from"./TableScreen-BGSCL7Bk.js";import{t as F}from"./Frame-ezalqvjs.js";import{t as I}from"./error-text-CYElIFkN.js";import{t as L}from"./Notice-DSGCbBS_.js";var R=e=>t=>t.seat===0&&t.move?.kind===e,z=[{id:`lay`,at:0,points:`place`,isDone:R(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:R(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:R(`move`)},{id:`clear`,at:6,points:`clear`,isDone:R(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:R(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:R(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:R(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:R(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],ee=h(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),te=h(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function B(e,a){n(a,!0);let o=t(()=>z[a.number]),c=t(()=>`learn-${O(o)?.id??``}`),f=d(!1);var h=te();let y;var S=T(h),E=T(S),k=b(E,!0),M=g(E,2),N=b(M,!0),P=g(M,2),F=T(P);u(F,{name:`close`,size:17}),s(P),s(S);var I=g(S,2),L=b(I,!0),R=g(I,2),B=T(R),V=b(B,!0),H=g(B,2);let U;var W=T(H),G=b(W,!0),K=g(W);s(H),s(R);var q=g(R,2),J=b(q,!0),Y=g(q,2);let ne;var X=T(Y),re=b(X,!0),Z=g(X,2),ie=T(Z);u(ie,{name:`reset`,size:17}),s(Z);var Q=g(Z,2);let ae;var oe=b(Q,!0);s(Y);var $=g(Y,2);p($,23,()=>z,e=>e.id,(e,n,r)=>{var o=ee(),c=T(o);let d;var f=T(c),p=T(f),h=e=>{u(e,{name:`check`,size:14})},_=t(()=>a.finished.has(O(n).id)),y=e=>{var t=l();w(()=>i(t,O(r)+1)),D(e,t)};m(p,e=>{O(_)?e(h):e(y,-1)}),s(f);var b=g(f);s(c),s(o),w(e=>{A(c,`aria-current`,O(r)===a.number?`step`:void 0),d=C(c,1,`svelte-mizdb2`,null,d,{on:O(r)===a.number}),i(b,` ${e??``}`)},[()=>x(`learn-${O(n).id}`,`title`)]),v(`click`,c,()=>a.onchoose(O(r))),D(e,o)}),s($),s(h),w((e,t,n,r,o,s,c,l,u,d,p,m,g,_,v)=>{y=C(h,1,`panel svelte-mizdb2`,null,y,{folded:O(f)}),A(h,`aria-label`,e),i(k,t),A(M,`aria-expanded`,!O(f)),i(N,n),A(P,`aria-label`,r),A(P,`title`,o),i(L,s),i(V,c),U=C(H,1,`task svelte-mizdb2`,null,U,{done:a.done}),i(G,l),i(K,` ${u??``}`),i(J,d),ne=C(Y,1,`ways svelte-mizdb2`,null,ne,{finished:a.done}),X.disabled=a.number===0,i(re,p),A(Z,`aria-label`,m),A(Z,`title`,g),ae=C(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:a.done}),i(oe,_),A($,`aria-label`,v)},[()=>j(`learn-title`),()=>j(`learn-lesson`,{number:a.number+1,count:z.length}),()=>O(f)?j(`learn-show`):j(`learn-hide`),()=>j(`learn-leave`),()=>j(`learn-leave`),()=>x(O(c),`title`),()=>j(O(c)),()=>a.done?j(`learn-done`):j(`learn-task`),()=>a.done?x(O(c),`done`):x(O(c),`task`),()=>a.done?x(O(c),`done`):``,()=>j(`learn-back`),()=>j(`learn-again`),()=>j(`learn-again`),()=>a.number+1===z.length?j(`learn-finish`):a.done?j(`learn-next`):j(`learn-skip`),()=>j(`learn-lessons`)]),v(`click`,M,()=>_(f,!O(f))),v(`click`,X,()=>a.onchoose(a.number-1)),v(`click`,Z,function(...e){a.onagain?.apply(this,e)}),v(`click`,Q,()=>a.onchoose(a.number+1)),D(e,h),r()}e([`click`]);var V=`tikal: 1
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
`,H=`Ixchel`,U=`greedy`,W=class{#e=d(0);get number(){return O(this.#e)}set number(e){_(this.#e,e,!0)}#t=d(null);get table(){return O(this.#t)}set table(e){_(this.#t,e,!0)}#n=d(!1);get done(){return O(this.#n)}set done(e){_(this.#n,e,!0)}finished=new M;get lesson(){return z[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await a({file:V,at:t.at,seats:[{kind:`here`,name:j(`new-player`,{number:1})},{kind:`bot`,name:H,level:U}],title:j(`learn-title`),spectators:!1});t===this.lesson&&(N.created(n,{title:j(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&N.forget(this.table),this.table=null,this.done=!1}},G=h(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),K=h(`<button type="button" class="btn"> </button>`),q=h(`<p class="sec svelte-nap2ox" role="status"> </p>`),J=h(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function Y(e,a){n(a,!0);let l=new W,u=d(``);E(()=>(p(0),()=>l.leave()));async function p(e){_(u,``);try{await l.open(e)}catch(e){_(u,I(e),!0)}}var h=o();c(`nap2ox`,e=>{k(e=>{y.title=`${e??``} · Tikal`},[()=>j(`learn-title`)])});var x=S(h),C=e=>{{let n=t(()=>j(`learn-title`));F(e,{get title(){return O(n)},children:(e,t)=>{var n=G(),r=T(n),a=b(r,!0),o=g(r,2),c=b(o,!0),l=g(o,2),u=T(l),d=b(u,!0),f=g(u,2),m=b(f,!0),h=g(f,2),_=b(h,!0);s(l),s(n),w((e,t,n,r,o)=>{i(a,e),i(c,t),i(d,n),i(m,r),i(_,o)},[()=>j(`learn-end-title`),()=>j(`learn-end`),()=>j(`learn-end-start`),()=>j(`learn-end-rules`),()=>j(`learn-back`)]),v(`click`,h,()=>void p(z.length-1)),D(e,n)},$$slots:{default:!0}})}},M=e=>{{let n=t(()=>j(`learn-title`));F(e,{get title(){return O(n)},children:(e,n)=>{{let n=t(()=>j(`app-refused-title`));L(e,{get title(){return O(n)},get text(){return O(u)},children:(e,t)=>{var n=K(),r=b(n,!0);w(e=>i(r,e),[()=>j(`app-again`)]),v(`click`,n,()=>void p(l.number)),D(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},N=e=>{var t=J(),n=T(t);B(n,{get number(){return l.number},get done(){return l.done},get finished(){return l.finished},onchoose:e=>void p(e),onagain:()=>void p(l.number)});var r=g(n,2),c=T(r),u=e=>{var t=o(),n=S(t);f(n,()=>l.table,e=>{P(e,{get id(){return l.table},get catalogue(){return a.catalogue},onevent:e=>l.see(e)})}),D(e,t)},d=e=>{var t=q(),n=b(t,!0);w(e=>i(n,e),[()=>j(`learn-opening`)]),D(e,t)};m(c,e=>{l.table?e(u):e(d,-1)}),s(r),s(t),w(()=>A(r,`data-points`,l.done?`none`:l.lesson?.points)),D(e,t)};m(x,e=>{l.number>=z.length?e(C):O(u)?e(M,1):e(N,-1)}),D(e,h),r()}e([`click`]);export{Y as default};