import{An as e,Cn as t,Dt as n,En as r,Fn as i,Jt as a,Kt as o,Lt as s,Pt as c,Qt as l,S as u,Tn as d,W as f,Wt as p,Xt as m,Zt as h,_n as g,_t as _,bn as v,fn as y,h as b,hn as x,kn as S,nn as C,on as w,qt as T,rn as E,tn as D,un as O,vn as k,y as A,yn as j}from"./index-DwhVjLlH.js";import{o as M}from"./tables.svelte-fnRVrI1h.js";import{r as N}from"./index-client-CAvBTw-a.js";import{t as P}from"./TableScreen-BAK__U9-.js";import{t as F}from"./Frame-CUCKs-63.js";import{t as I}from"./Notice-BkV0LCzR.js";import{t as L}from"./error-text-Bbbl7mzQ.js";var R=e=>t=>t.seat===0&&t.move?.kind===e,z=[{id:`lay`,at:0,points:`place`,isDone:R(`place`)},{id:`bring`,at:1,points:`deploy`,isDone:R(`deploy`)},{id:`walk`,at:4,points:`move`,isDone:R(`move`)},{id:`clear`,at:6,points:`clear`,isDone:R(`clear`)},{id:`dig`,at:22,points:`dig`,isDone:R(`dig`)},{id:`camp`,at:36,points:`camp`,isDone:R(`camp`)},{id:`swap`,at:46,points:`swap`,isDone:R(`swap`)},{id:`guard`,at:48,points:`guard`,isDone:R(`guard`)},{id:`volcano`,at:54,points:`end`,isDone:e=>e.scoring?.seat===0}],ee=l(`<li class="svelte-mizdb2"><button type="button"><span class="mark svelte-mizdb2"><!></span> </button></li>`),te=l(`<aside><header class="svelte-mizdb2"><span class="lab svelte-mizdb2"> </span> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <h1 class="svelte-mizdb2"> </h1> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol></aside>`);function B(o,s){e(s,!0);let l=r(()=>z[s.number]),f=r(()=>`learn-${w(l)?.id??``}`),h=d(!1);var _=te();let x;var C=g(_),O=g(C),k=j(O,!0),M=v(O,2),N=j(M,!0),P=v(M,2),F=g(P);u(F,{name:`close`,size:17}),i(P),i(C);var I=v(C,2),L=j(I,!0),R=v(I,2),B=g(R),V=j(B,!0),H=v(B,2);let U;var W=g(H),G=j(W,!0),K=v(W);i(H),i(R);var q=v(R,2),J=j(q,!0),Y=v(q,2);let ne;var X=g(Y),re=j(X,!0),Z=v(X,2),ie=g(Z);u(ie,{name:`reset`,size:17}),i(Z);var Q=v(Z,2);let ae;var oe=j(Q,!0);i(Y);var $=v(Y,2);p($,23,()=>z,e=>e.id,(e,t,o)=>{var l=ee(),d=g(l);let f;var p=g(d),h=g(p),_=e=>{u(e,{name:`check`,size:14})},x=r(()=>s.finished.has(w(t).id)),S=e=>{var t=D();y(()=>a(t,w(o)+1)),m(e,t)};T(h,e=>{w(x)?e(_):e(S,-1)}),i(p);var C=v(p);i(d),i(l),y(e=>{n(d,`aria-current`,w(o)===s.number?`step`:void 0),f=c(d,1,`svelte-mizdb2`,null,f,{on:w(o)===s.number}),a(C,` ${e??``}`)},[()=>b(`learn-${w(t).id}`,`title`)]),E(`click`,d,()=>s.onchoose(w(o))),m(e,l)}),i($),i(_),y((e,t,r,i,o,l,u,d,f,p,m,g,v,y,b)=>{x=c(_,1,`panel svelte-mizdb2`,null,x,{folded:w(h)}),n(_,`aria-label`,e),a(k,t),n(M,`aria-expanded`,!w(h)),a(N,r),n(P,`aria-label`,i),n(P,`title`,o),a(L,l),a(V,u),U=c(H,1,`task svelte-mizdb2`,null,U,{done:s.done}),a(G,d),a(K,` ${f??``}`),a(J,p),ne=c(Y,1,`ways svelte-mizdb2`,null,ne,{finished:s.done}),X.disabled=s.number===0,a(re,m),n(Z,`aria-label`,g),n(Z,`title`,v),ae=c(Q,1,`btn grow svelte-mizdb2`,null,ae,{primary:s.done}),a(oe,y),n($,`aria-label`,b)},[()=>A(`learn-title`),()=>A(`learn-lesson`,{number:s.number+1,count:z.length}),()=>w(h)?A(`learn-show`):A(`learn-hide`),()=>A(`learn-leave`),()=>A(`learn-leave`),()=>b(w(f),`title`),()=>A(w(f)),()=>s.done?A(`learn-done`):A(`learn-task`),()=>s.done?b(w(f),`done`):b(w(f),`task`),()=>s.done?b(w(f),`done`):``,()=>A(`learn-back`),()=>A(`learn-again`),()=>A(`learn-again`),()=>s.number+1===z.length?A(`learn-finish`):s.done?A(`learn-next`):A(`learn-skip`),()=>A(`learn-lessons`)]),E(`click`,M,()=>t(h,!w(h))),E(`click`,X,()=>s.onchoose(s.number-1)),E(`click`,Z,function(...e){s.onagain?.apply(this,e)}),E(`click`,Q,()=>s.onchoose(s.number+1)),m(o,_),S()}C([`click`]);var V=`tikal: 1
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
`,H=`Ixchel`,U=`greedy`,W=class{#e=d(0);get number(){return w(this.#e)}set number(e){t(this.#e,e,!0)}#t=d(null);get table(){return w(this.#t)}set table(e){t(this.#t,e,!0)}#n=d(!1);get done(){return w(this.#n)}set done(e){t(this.#n,e,!0)}finished=new N;get lesson(){return z[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await f({file:V,at:t.at,seats:[{kind:`here`,name:A(`new-player`,{number:1})},{kind:`bot`,name:H,level:U}],title:A(`learn-title`),spectators:!1});t===this.lesson&&(M.created(n,{title:A(`learn-title`),edition:`supermeeple-2015`}),this.table=n.table)}see(e){this.lesson?.isDone(e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&M.forget(this.table),this.table=null,this.done=!1}},G=l(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div></section>`),K=l(`<button type="button" class="btn"> </button>`),q=l(`<p class="sec svelte-nap2ox" role="status"> </p>`),J=l(`<div class="guide svelte-nap2ox"><!> <div class="board-side svelte-nap2ox"><!></div></div>`);function Y(c,l){e(l,!0);let u=new W,f=d(``);_(()=>(p(0),()=>u.leave()));async function p(e){t(f,``);try{await u.open(e)}catch(e){t(f,L(e),!0)}}var b=h();s(`nap2ox`,e=>{O(e=>{x.title=`${e??``} · Tikal`},[()=>A(`learn-title`)])});var C=k(b),D=e=>{{let t=r(()=>A(`learn-title`));F(e,{get title(){return w(t)},children:(e,t)=>{var n=G(),r=g(n),o=j(r,!0),s=v(r,2),c=j(s,!0),l=v(s,2),u=g(l),d=j(u,!0),f=v(u,2),h=j(f,!0),_=v(f,2),b=j(_,!0);i(l),i(n),y((e,t,n,r,i)=>{a(o,e),a(c,t),a(d,n),a(h,r),a(b,i)},[()=>A(`learn-end-title`),()=>A(`learn-end`),()=>A(`learn-end-start`),()=>A(`learn-end-rules`),()=>A(`learn-back`)]),E(`click`,_,()=>void p(z.length-1)),m(e,n)},$$slots:{default:!0}})}},M=e=>{{let t=r(()=>A(`learn-title`));F(e,{get title(){return w(t)},children:(e,t)=>{{let t=r(()=>A(`app-refused-title`));I(e,{get title(){return w(t)},get text(){return w(f)},children:(e,t)=>{var n=K(),r=j(n,!0);y(e=>a(r,e),[()=>A(`app-again`)]),E(`click`,n,()=>void p(u.number)),m(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},N=e=>{var t=J(),r=g(t);B(r,{get number(){return u.number},get done(){return u.done},get finished(){return u.finished},onchoose:e=>void p(e),onagain:()=>void p(u.number)});var s=v(r,2),c=g(s),d=e=>{var t=h(),n=k(t);o(n,()=>u.table,e=>{P(e,{get id(){return u.table},get catalogue(){return l.catalogue},onevent:e=>u.see(e)})}),m(e,t)},f=e=>{var t=q(),n=j(t,!0);y(e=>a(n,e),[()=>A(`learn-opening`)]),m(e,t)};T(c,e=>{u.table?e(d):e(f,-1)}),i(s),i(t),y(()=>n(s,`data-points`,u.done?`none`:u.lesson?.points)),m(e,t)};T(C,e=>{u.number>=z.length?e(D):w(f)?e(M,1):e(N,-1)}),m(c,b),S()}C([`click`]);export{Y as default};