import{$t as e,An as t,Bn as n,Cn as r,Fn as i,Ht as a,Mt as o,On as s,Pn as c,Qt as l,Sn as u,St as d,Tn as f,Y as p,Yt as m,Zt as h,_ as g,_n as _,bn as v,cn as y,dn as b,hn as x,jn as S,nn as C,on as w,rn as T,sn as E,tn as D,w as O,wn as k,x as A,zt as j}from"./index-B81YybQJ.js";import{o as M}from"./tables.svelte-B3ukFr-f.js";import{t as N}from"./Frame-DN_o-h2r.js";import{t as P}from"./Notice-U4bKKjtT.js";import{t as F}from"./TableScreen-LnBovKPR.js";import{r as I}from"./index-client-DC1oEIGq.js";import{t as L}from"./error-text-CXow8cCA.js";var R=e=>t=>t.seat===0&&t.move?.kind===e,z=[{id:`lay`,at:0,points:`place`,isDone:R(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:R(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:R(`move`)},{id:`clear`,at:6,points:`clear`,isDone:R(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:R(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:R(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:R(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:R(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],ee=T(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),te=T(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function B(r,a){i(a,!0);let d=S(()=>z[a.number]),p=S(()=>`learn-${b(d)?.id??``}`),h=t(!1);var v=te();let x;var C=u(v),T=u(C),E=k(T,!0),M=f(T,2),N=k(M,!0),P=f(M,2),F=u(P);O(F,{name:`close`,size:17}),n(P),n(C);var I=f(C,2),L=k(I,!0),R=f(I,2),B=u(R),V=k(B,!0),H=f(B,2);let U;var W=u(H),G=k(W,!0),K=f(W);n(H),n(R);var q=f(R,2),J=k(q,!0),Y=f(q,2);let ne;var X=u(Y),re=k(X,!0),Z=f(X,2),ie=u(Z);O(ie,{name:`reset`,size:17}),n(Z);var Q=f(Z,2);let ae;var oe=k(Q,!0);n(Y);var $=f(Y,2);m($,23,()=>z,e=>e.id,(t,r,i)=>{var s=ee(),c=u(s);let d;var p=u(c),m=u(p),h=e=>{O(e,{name:`check`,size:14})},v=S(()=>a.finished.has(b(r).id)),x=t=>{var n=w();_(()=>e(n,b(i)+1)),D(t,n)};l(m,e=>{b(v)?e(h):e(x,-1)}),n(p);var C=f(p);n(c),n(s),_(t=>{o(c,`aria-current`,b(i)===a.number?`step`:void 0),d=j(c,1,`svelte-mizdb2`,null,d,{on:b(i)===a.number}),e(C,` ${t??``}`)},[()=>g(`learn-${b(r).id}`,`title`)]),y(`click`,c,()=>a.onchoose(b(i))),D(t,s)}),n($),n(v),_((t,n,r,i,s,c,l,u,d,f,p,m,g,_,y)=>{x=j(v,1,`panel svelte-mizdb2`,null,x,{folded:b(h)}),o(v,`aria-label`,t),e(E,n),o(M,`aria-expanded`,!b(h)),e(N,r),o(P,`aria-label`,i),o(P,`title`,s),e(L,c),e(V,l),U=j(H,1,`task svelte-mizdb2`,null,U,{done:a.done}),e(G,u),e(K,` ${d??``}`),e(J,f),ne=j(Y,1,`ways svelte-mizdb2`,null,ne,{finished:a.done}),X.disabled=a.number===0,e(re,p),o(Z,`aria-label`,m),o(Z,`title`,g),ae=j(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:a.done}),e(oe,_),o($,`aria-label`,y)},[()=>A(`learn-title`),()=>A(`learn-lesson`,{number:a.number+1,count:z.length}),()=>b(h)?A(`learn-show`):A(`learn-hide`),()=>A(`learn-leave`),()=>A(`learn-leave`),()=>g(b(p),`title`),()=>A(b(p)),()=>a.done?A(`learn-done`):A(`learn-task`),()=>a.done?g(b(p),`done`):g(b(p),`task`),()=>a.done?g(b(p),`done`):``,()=>A(`learn-back`),()=>A(`learn-again`),()=>A(`learn-again`),()=>a.number+1===z.length?A(`learn-finish`):a.done?A(`learn-next`):A(`learn-skip`),()=>A(`learn-lessons`)]),y(`click`,M,()=>s(h,!b(h))),y(`click`,X,()=>a.onchoose(a.number-1)),y(`click`,Z,function(...e){a.onagain?.apply(this,e)}),y(`click`,Q,()=>a.onchoose(a.number+1)),D(r,v),c()}E([`click`]);var V=`tikal: 1
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
`,H=`Ixchel`,U=`greedy`,W=class{#e=t(0);get number(){return b(this.#e)}set number(e){s(this.#e,e,!0)}#t=t(null);get table(){return b(this.#t)}set table(e){s(this.#t,e,!0)}#n=t(!1);get done(){return b(this.#n)}set done(e){s(this.#n,e,!0)}finished=new I;get lesson(){return z[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await p({file:V,at:t.at,seats:[{kind:`here`,name:A(`new-player`,{number:1})},{kind:`bot`,name:H,level:U}],title:A(`learn-title`),spectators:!1});t===this.lesson&&(M.created(n,{title:A(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&M.forget(this.table),this.table=null,this.done=!1}},G=T(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),K=T(`<button type="button" class="btn"> </button>`),q=T(`<p class="sec svelte-nap2ox" role="status"> </p>`),J=T(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function Y(p,m){i(m,!0);let g=new W,w=t(``);d(()=>(T(0),()=>g.leave()));async function T(e){s(w,``);try{await g.open(e)}catch(e){s(w,L(e),!0)}}var E=C();a(`nap2ox`,e=>{x(e=>{v.title=`${e??``} · Tikal`},[()=>A(`learn-title`)])});var O=r(E),j=t=>{{let r=S(()=>A(`learn-title`));N(t,{get title(){return b(r)},children:(t,r)=>{var i=G(),a=u(i),o=k(a,!0),s=f(a,2),c=k(s,!0),l=f(s,2),d=u(l),p=k(d,!0),m=f(d,2),h=k(m,!0),g=f(m,2),v=k(g,!0);n(l),n(i),_((t,n,r,i,a)=>{e(o,t),e(c,n),e(p,r),e(h,i),e(v,a)},[()=>A(`learn-end-title`),()=>A(`learn-end`),()=>A(`learn-end-start`),()=>A(`learn-end-rules`),()=>A(`learn-back`)]),y(`click`,g,()=>void T(z.length-1)),D(t,i)},$$slots:{default:!0}})}},M=t=>{{let n=S(()=>A(`learn-title`));N(t,{get title(){return b(n)},children:(t,n)=>{{let n=S(()=>A(`app-refused-title`));P(t,{get title(){return b(n)},get text(){return b(w)},children:(t,n)=>{var r=K(),i=k(r,!0);_(t=>e(i,t),[()=>A(`app-again`)]),y(`click`,r,()=>void T(g.number)),D(t,r)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},I=t=>{var i=J(),a=u(i);B(a,{get number(){return g.number},get done(){return g.done},get finished(){return g.finished},onchoose:e=>void T(e),onagain:()=>void T(g.number)});var s=f(a,2),c=u(s),d=e=>{var t=C(),n=r(t);h(n,()=>g.table,e=>{F(e,{get id(){return g.table},get catalogue(){return m.catalogue},onevent:e=>g.see(e)})}),D(e,t)},p=t=>{var n=q(),r=k(n,!0);_(t=>e(r,t),[()=>A(`learn-opening`)]),D(t,n)};l(c,e=>{g.table?e(d):e(p,-1)}),n(s),n(i),_(()=>o(s,`data-points`,g.done?`none`:g.lesson?.points)),D(t,i)};l(O,e=>{g.number>=z.length?e(j):b(w)?e(M,1):e(I,-1)}),D(p,E),c()}E([`click`]);export{Y as default};