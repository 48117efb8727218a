import{Bn as e,En as t,Jt as n,Ln as r,Mn as i,Nn as a,Pn as o,Un as s,Vt as c,Wn as l,Yn as u,Zt as d,_ as f,_n as p,bn as m,cn as h,dn as g,fn as _,gn as v,hn as y,in as b,it as x,jn as S,jt as C,kn as w,on as T,sn as E,un as D,w as O,wn as k,x as A,zn as j}from"./index-BqANbnDA.js";import{o as M}from"./tables.svelte-DgYGB_WA.js";import{t as N}from"./Frame-CM33Lvh1.js";import{t as P}from"./Notice-qDZsrG9a.js";import{t as F}from"./TableScreen-Dfx2StLH.js";import{r as I}from"./index-client-QRvcwxrh.js";import{t as L}from"./error-text-UThEYm-i.js";var R=e=>t=>t.seat===0&&t.move?.kind===e,z=[{id:`lay`,at:0,points:`place`,isDone:R(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:R(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:R(`move`)},{id:`clear`,at:6,points:`clear`,isDone:R(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:R(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:R(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:R(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:R(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],ee=_(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),te=_(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function B(i,d){l(d,!0);let g=e(()=>z[d.number]),_=e(()=>`learn-${m(g)?.id??``}`),v=j(!1);var x=te();let C;var w=S(x),T=S(w),k=a(T,!0),M=o(T,2),N=a(M,!0),P=o(M,2),F=S(P);O(F,{name:`close`,size:17}),u(P),u(w);var I=o(w,2),L=a(I,!0),R=o(I,2),B=S(R),V=a(B,!0),H=o(B,2);let U;var W=S(H),G=a(W,!0),K=o(W);u(H),u(R);var q=o(R,2),J=a(q,!0),Y=o(q,2);let ne;var X=S(Y),re=a(X,!0),Z=o(X,2),ie=S(Z);O(ie,{name:`reset`,size:17}),u(Z);var Q=o(Z,2);let ae;var oe=a(Q,!0);u(Y);var $=o(Y,2);b($,23,()=>z,e=>e.id,(r,i,a)=>{var s=ee(),l=S(s);let g;var _=S(l),v=S(_),b=e=>{O(e,{name:`check`,size:14})},x=e(()=>d.finished.has(m(i).id)),C=e=>{var n=y();t(()=>h(n,m(a)+1)),D(e,n)};E(v,e=>{m(x)?e(b):e(C,-1)}),u(_);var w=o(_);u(l),u(s),t(e=>{c(l,`aria-current`,m(a)===d.number?`step`:void 0),g=n(l,1,`svelte-mizdb2`,null,g,{on:m(a)===d.number}),h(w,` ${e??``}`)},[()=>f(`learn-${m(i).id}`,`title`)]),p(`click`,l,()=>d.onchoose(m(a))),D(r,s)}),u($),u(x),t((e,t,r,i,a,o,s,l,u,f,p,g,_,y,b)=>{C=n(x,1,`panel svelte-mizdb2`,null,C,{folded:m(v)}),c(x,`aria-label`,e),h(k,t),c(M,`aria-expanded`,!m(v)),h(N,r),c(P,`aria-label`,i),c(P,`title`,a),h(L,o),h(V,s),U=n(H,1,`task svelte-mizdb2`,null,U,{done:d.done}),h(G,l),h(K,` ${u??``}`),h(J,f),ne=n(Y,1,`ways svelte-mizdb2`,null,ne,{finished:d.done}),X.disabled=d.number===0,h(re,p),c(Z,`aria-label`,g),c(Z,`title`,_),ae=n(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:d.done}),h(oe,y),c($,`aria-label`,b)},[()=>A(`learn-title`),()=>A(`learn-lesson`,{number:d.number+1,count:z.length}),()=>m(v)?A(`learn-show`):A(`learn-hide`),()=>A(`learn-leave`),()=>A(`learn-leave`),()=>f(m(_),`title`),()=>A(m(_)),()=>d.done?A(`learn-done`):A(`learn-task`),()=>d.done?f(m(_),`done`):f(m(_),`task`),()=>d.done?f(m(_),`done`):``,()=>A(`learn-back`),()=>A(`learn-again`),()=>A(`learn-again`),()=>d.number+1===z.length?A(`learn-finish`):d.done?A(`learn-next`):A(`learn-skip`),()=>A(`learn-lessons`)]),p(`click`,M,()=>r(v,!m(v))),p(`click`,X,()=>d.onchoose(d.number-1)),p(`click`,Z,function(...e){d.onagain?.apply(this,e)}),p(`click`,Q,()=>d.onchoose(d.number+1)),D(i,x),s()}v([`click`]);var V=`tikal: 1
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
`,H=`Ixchel`,U=`greedy`,W=class{#e=j(0);get number(){return m(this.#e)}set number(e){r(this.#e,e,!0)}#t=j(null);get table(){return m(this.#t)}set table(e){r(this.#t,e,!0)}#n=j(!1);get done(){return m(this.#n)}set done(e){r(this.#n,e,!0)}finished=new I;get lesson(){return z[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await x({file:V,at:t.at,seats:[{kind:`here`,name:A(`new-player`,{number:1})},{kind:`bot`,name:H,level:U}],title:A(`learn-title`),spectators:!1});t===this.lesson&&(M.created(n,{title:A(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&M.forget(this.table),this.table=null,this.done=!1}},G=_(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),K=_(`<button type="button" class="btn"> </button>`),q=_(`<p class="sec svelte-nap2ox" role="status"> </p>`),J=_(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function Y(n,f){l(f,!0);let _=new W,v=j(``);C(()=>(y(0),()=>_.leave()));async function y(e){r(v,``);try{await _.open(e)}catch(e){r(v,L(e),!0)}}var b=g();d(`nap2ox`,e=>{k(e=>{w.title=`${e??``} · Tikal`},[()=>A(`learn-title`)])});var x=i(b),O=n=>{{let r=e(()=>A(`learn-title`));N(n,{get title(){return m(r)},children:(e,n)=>{var r=G(),i=S(r),s=a(i,!0),c=o(i,2),l=a(c,!0),d=o(c,2),f=S(d),m=a(f,!0),g=o(f,2),_=a(g,!0),v=o(g,2),b=a(v,!0);u(d),u(r),t((e,t,n,r,i)=>{h(s,e),h(l,t),h(m,n),h(_,r),h(b,i)},[()=>A(`learn-end-title`),()=>A(`learn-end`),()=>A(`learn-end-start`),()=>A(`learn-end-rules`),()=>A(`learn-back`)]),p(`click`,v,()=>void y(z.length-1)),D(e,r)},$$slots:{default:!0}})}},M=n=>{{let r=e(()=>A(`learn-title`));N(n,{get title(){return m(r)},children:(n,r)=>{{let r=e(()=>A(`app-refused-title`));P(n,{get title(){return m(r)},get text(){return m(v)},children:(e,n)=>{var r=K(),i=a(r,!0);t(e=>h(i,e),[()=>A(`app-again`)]),p(`click`,r,()=>void y(_.number)),D(e,r)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},I=e=>{var n=J(),r=S(n);B(r,{get number(){return _.number},get done(){return _.done},get finished(){return _.finished},onchoose:e=>void y(e),onagain:()=>void y(_.number)});var s=o(r,2),l=S(s),d=e=>{var t=g(),n=i(t);T(n,()=>_.table,e=>{F(e,{get id(){return _.table},get catalogue(){return f.catalogue},onevent:e=>_.see(e)})}),D(e,t)},p=e=>{var n=q(),r=a(n,!0);t(e=>h(r,e),[()=>A(`learn-opening`)]),D(e,n)};E(l,e=>{_.table?e(d):e(p,-1)}),u(s),u(n),t(()=>c(s,`data-points`,_.done?`none`:_.lesson?.points)),D(e,n)};E(x,e=>{_.number>=z.length?e(O):m(v)?e(M,1):e(I,-1)}),D(n,b),s()}v([`click`]);export{Y as default};