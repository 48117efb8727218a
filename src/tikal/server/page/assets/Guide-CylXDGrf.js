import{$n as e,An as t,Bn as n,C as r,En as i,Gn as a,Gt as o,In as s,Jn as c,Kn as l,Kt as u,O as d,Pn as f,Rn as p,Sn as m,T as h,Tn as g,Un as _,Zn as v,bn as y,cn as b,dn as x,er as S,gt as C,ir as ee,jn as w,kn as T,lr as E,qn as D,rr as te,tn as O,u as ne,vn as k,w as A,wn as j,x as M,xn as N}from"./index-UrK7m9IH.js";import{t as P}from"./Frame-BRbcuhGq.js";import{t as F}from"./Notice-DGgaqhKh.js";import{t as re}from"./error-text-DGfXaTdw.js";import{o as I}from"./tables.svelte-DWuC_1Dk.js";import{t as L}from"./TableScreen-BF5a3dZQ.js";import{r as R}from"./index-client-jhl_PSa8.js";import z from"./NotFound-w3J2JbFl.js";var B={edition:`supermeeple-2015`,rivals:[`Ixchel`,`Balam`],lessons:[{id:`auction-bid`,at:0,points:`bid`,done:[`bid`]},{id:`auction-pass`,at:3,points:`pass`,done:[`pass`]},{id:`auction-take`,at:16,points:`take`,done:[`take`]},{id:`auction-turn`,at:17,points:`place`,done:[`end`]},{id:`auction-last`,at:55,points:`take`,done:[`take`]},{id:`auction-volcano`,at:70,points:`take`,done:[`take B6`]}]},V=`tikal: 1
rules: 1
known: all
edition: supermeeple-2015
players: 3
auction: yes
option volcanoNeedsPath: no
option volcanoIsolationRule: no
option campNeedsPresence: yes
option tieBreak: highestGuardedTemple treasureCount
option auction.allowDebt: no
option auction.lastPlacerFirstOnTie: no
seat 0: Ana
seat 1: Ixchel
seat 2: Balam

first: 0
tiles A: A3 A6 A4 A2 A5 A1
tiles B: B4 B6 B2 B1 B5 B3
tiles C: C5 C4 C2 C1 C3
tiles D: D2 D1 D5 D3 D4
tiles E: E2 E4 E1 E5 E3
tiles F: F2 F1 F5 F3 F4
tiles G: G4 G3 G1 G2
treasures: jaguar plate jaguar chief jaguar statue necklace totem chief carafe bracelet totem carafe statue plate bracelet necklace chief totem carafe statue plate bracelet necklace

0. begin = opened A3 A6 A4
1. 0 bid 1
2. 1 bid 4
3. 2 bid 6
4. 0 pass
5. 1 pass = paid 6
6. 2 take A3
7. 2 place a3 0
8. 2 deploy leader a1
9. 2 move leader a1 a2
10. 2 move leader a2 a3
11. 2 clear a3
12. 2 deploy explorer a1
13. 2 move explorer a1 b1
14. 2 end
15. 0 bid 2
16. 1 pass = paid 2
17. 0 take A4
18. 0 place b3 0
19. 0 deploy leader a1
20. 0 move leader a1 b2
21. 0 move leader b2 b3
22. 0 move leader b3 a2
23. 0 deploy explorer a1
24. 0 move explorer a1 a2
25. 0 clear a2
26. 0 end
27. 1 take A6
28. 1 place a4 0
29. 1 deploy leader a1
30. 1 move leader a1 b1
31. 1 clear b1
32. 1 deploy explorer a1
33. 1 move explorer a1 b1
34. 1 clear b1
35. 1 end = opened A2 A5 A1
36. 2 bid 3
37. 0 pass
38. 1 pass = paid 3
39. 2 take A2
40. 2 place b4 2
41. 2 deploy explorer a1
42. 2 move explorer a1 a2
43. 2 move explorer a2 a3
44. 2 clear a3
45. 2 clear a3
46. 2 end
47. 0 bid 1
48. 1 bid 3
49. 0 pass = paid 3
50. 1 take A5
51. 1 place c1 1
52. 1 clear b1
53. 1 clear b1
54. 1 guard explorer b1
55. 1 end
56. 0 take A1
57. 0 place c2 2
58. 0 deploy explorer a1
59. 0 move explorer a1 a2
60. 0 clear a2
61. 0 clear a2
62. 0 deploy explorer a1
63. 0 move explorer a1 b2
64. 0 move explorer b2 c2
65. 0 end = opened B4 B6 B2
66. 1 bid 1
67. 2 bid 2
68. 0 bid 4
69. 1 pass
70. 2 pass = paid 4

status: running
scores: 14 17 11
`,H={edition:`supermeeple-2015`,rivals:[`Ixchel`],lessons:[{id:`lay`,at:0,points:`place`,done:[`place`]},{id:`bring`,at:1,points:`deploy`,done:[`deploy`]},{id:`walk`,at:4,points:`move`,done:[`move`]},{id:`clear`,at:6,points:`clear`,done:[`clear`]},{id:`dig`,at:22,points:`dig`,done:[`dig`]},{id:`camp`,at:36,points:`camp`,done:[`camp`]},{id:`swap`,at:46,points:`swap`,done:[`swap`]},{id:`guard`,at:48,points:`guard`,done:[`guard`]},{id:`volcano`,at:54,points:`end`,done:[`scoring`]}]},U=`tikal: 1
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
`,W={edition:`legend`,rivals:[`Ixchel`],lessons:[{id:`legend-token`,at:0,points:`draft ap`,done:[`draft ap`]},{id:`legend-card`,at:2,points:`draft card`,done:[`draft card`]},{id:`legend-tile`,at:8,points:`draft tile`,done:[`draft tile`]},{id:`legend-order`,at:12,points:`draft order`,done:[`draft order`]},{id:`legend-stash`,at:14,points:`hand`,done:[`stash`]},{id:`legend-play`,at:26,points:`kept`,done:[`play`]},{id:`legend-activate`,at:33,points:`token`,done:[`activate`]},{id:`legend-spend`,at:35,points:`spend`,done:[`recruit`,`stone`,`movestone`]},{id:`legend-lay`,at:50,points:`token`,done:[`place tile`]},{id:`legend-pass`,at:58,points:`end`,done:[`pass`]},{id:`legend-power`,at:82,points:`power`,done:[`power`]},{id:`legend-score`,at:153,points:`end`,done:[`scoring`]}]},G=`tikal: 1
rules: 1
known: all
edition: legend
players: 2
auction: no
scenario: chichen-itza
option powers: reconstructed
option legend.leftSlots: 3
option legend.swapRule: literal
option legend.apTokens: 6 6 6 7 7 7 8 8 8 9 9 9 10 10 10 11 11 11 12 12 12 13 13 13
option legend.card01: chief+chief jaguar+jaguar totem+totem carafe+carafe statue+statue plate+plate bracelet+bracelet necklace+necklace
seat 0: Ana
seat 1: Ixchel

order: 0 1
tiles A: A6 A4 A2 A1 A3 A5
tiles B: B3 B5 B4 B6 B2 B1
tiles C: C2 C1 C3 C4 C5
tiles D: D1 D5 D3 D2 D4
tiles E: E1 E5 E2 E3 E4
treasures: totem necklace carafe statue chief necklace bracelet bracelet jaguar plate bracelet jaguar statue chief plate carafe jaguar totem plate totem statue carafe necklace chief
cards: 14 21 01-5 22-2 05 05 21 11 18 23 24 14 17 23 11 23 22-3 15 12 16 10 23 09 19 10 02 22-1 11 01-7 01-8 19 24 01-2 01-4 20 03 22-4 23 17 01-3 18 01-1 06 01-6 13 15 13 04 16
ap tokens: 6 9 10 13 12 10 10 6 11 11 8 11 9 13 8 7 13 12 9 8 6 7 12 7
powers: P3 P7

0. begin = opened A6 A4 A2 A1; cards 14 21 01-5 22-2 05 05 21 11 18 23; tokens 6 9
1. 0 draft ap 9
2. 1 draft card 01-5
3. 0 draft card 21
4. 1 draft card 21
5. 0 draft card 14
6. 1 draft ap 6
7. 0 draft card 05
8. 1 draft card 05
9. 0 draft tile A4
10. 1 draft tile A2
11. 0 draft tile A1
12. 1 draft tile A6
13. 0 draft order 1
14. 1 draft order 2
15. 0 stash 21
16. 0 end
17. 1 stash 01-5
18. 1 end
19. 0 stash 14
20. 0 end
21. 1 stash 21
22. 1 end
23. 0 stash 05
24. 0 end
25. 1 stash 05
26. 1 end
27. 0 play 14 left
28. 0 camp f2
29. 0 put leader f2
30. 0 put explorer f2
31. 0 end
32. 1 play 01-5 left
33. 1 end
34. 0 activate
35. 0 begin
36. 0 move explorer f2 g2
37. 0 deploy explorer a1
38. 0 move explorer a1 b2
39. 0 move explorer b2 b3
40. 0 move explorer b3 c3
41. 0 end
42. 1 activate
43. 1 begin
44. 1 deploy leader a1
45. 1 move leader a1 b2
46. 1 move leader b2 b3
47. 1 move leader b3 c3
48. 1 deploy explorer a1
49. 1 move explorer a1 b2
50. 1 end
51. 0 place e3 0 A4
52. 0 end
53. 1 place e2 0 A6
54. 1 end
55. 0 place f3 3 A1
56. 0 end
57. 1 place d2 3 A2
58. 1 end
59. 0 pass
60. 1 pass = opened A3 A5 B3 B5; cards 24 14 17 23 11 23; tokens 10 13
61. 0 draft ap 13
62. 1 draft ap 10
63. 0 draft card 14
64. 1 draft card 11
65. 0 draft card 11
66. 1 draft card 17
67. 0 draft card 18
68. 1 draft card 24
69. 0 draft tile A5
70. 1 draft tile B3
71. 0 draft tile A3
72. 1 draft tile B5
73. 0 draft order 1
74. 1 draft order 2
75. 0 place g3 5 A5
76. 0 end
77. 1 place d4 2 B5
78. 1 end
79. 0 activate
80. 0 begin
81. 0 move leader f2 f3
82. 0 move leader f3 e3
83. 0 move leader e3 e4
84. 0 deploy explorer a1
85. 0 move explorer a1 b2
86. 0 move explorer b2 c1
87. 0 move explorer c1 d1
88. 0 move explorer c3 b3
89. 0 deploy explorer a1
90. 0 move explorer a1 b2
91. 0 end
92. 1 activate
93. 1 begin
94. 1 move leader c3 d4
95. 1 move leader d4 e3
96. 1 move leader e3 f3
97. 1 move leader f3 g2
98. 1 move explorer b2 b3
99. 1 move explorer b3 c3
100. 1 deploy explorer a1
101. 1 move explorer a1 b2
102. 1 move explorer b2 c2
103. 1 end
104. 0 place b3 3 A3
105. 0 end
106. 1 play 11 right
107. 1 clear c3
108. 1 clear g2
109. 1 end
110. 0 play 14 right
111. 0 camp d3
112. 0 put explorer d3
113. 0 put explorer d3
114. 0 end
115. 1 play 24 right
116. 1 place i2 0
117. 1 end
118. 0 play 11 right
119. 0 clear d1
120. 0 clear b3
121. 0 done
122. 0 end
123. 1 stash 17
124. 1 end
125. 0 play 18 right
126. 0 move explorer d3 c3
127. 0 move explorer d3 c3
128. 0 move explorer g2 f3
129. 0 move explorer b2 c1
130. 0 done
131. 0 end
132. 1 play 17 left
133. 1 shift explorer c3 i2
134. 1 end
135. 0 pass
136. 1 place h4 3 B3
137. 1 end
138. 1 pass = opened B4 B6 B2 B1; cards 22-3 15 12 16 10 23; tokens 12 10
139. 0 draft ap 12
140. 1 draft ap 10
141. 0 draft tile B6
142. 1 draft card 22-3
143. 0 draft card 22-2
144. 1 draft card 23
145. 0 draft card 23
146. 1 draft card 23
147. 0 draft card 23
148. 1 draft tile B2
149. 0 draft tile B1
150. 1 draft tile B4
151. 0 draft order 1
152. 1 draft order 2
153. 0 place a5 0 B6

status: running
scores: 1 2
`,K=[{id:`base`,file:U,...H},{id:`auction`,file:V,...B},{id:`legend`,file:G,...W}],q=e=>e===null?K[0]:K.find(t=>t.id===e),ie=i(`<li class="svelte-mizdb2"><button type="button"><!></button></li>`),ae=i(`<a class="btn ghost svelte-mizdb2"> </a>`),oe=i(`<aside><header class="svelte-mizdb2"><div class="heading svelte-mizdb2"><span class="lab"> </span> <h1 class="svelte-mizdb2"> </h1></div> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol> <nav class="svelte-mizdb2"></nav></aside>`);function J(t,r){ee(r,!0);let i=S(()=>r.course.lessons[r.number]),o=S(()=>`learn-${f(i)?.id??``}`),s=e(!1);var l=oe();let u;var p=a(l),g=a(p),_=a(g),y=D(_,!0),x=c(_,2),C=D(x,!0);E(g);var A=c(g,2),P=D(A,!0),F=c(A,2),re=a(F);d(re,{name:`close`,size:17}),E(F),E(p);var I=c(p,2),L=a(I),R=D(L,!0),z=c(L,2);let B;var V=a(z),H=D(V,!0),U=c(V);E(z),E(I);var W=c(I,2),G=D(W,!0),q=c(W,2);let J;var Y=a(q),se=D(Y,!0),X=c(Y,2),ce=a(X);d(ce,{name:`reset`,size:17}),E(X);var Z=c(X,2);let le;var ue=D(Z,!0);E(q);var Q=c(q,2);k(Q,23,()=>r.course.lessons,e=>e.id,(e,t,i)=>{var o=ie(),s=a(o);let c;var l=a(s),u=e=>{d(e,{name:`check`,size:13})},p=S(()=>r.finished.has(f(t).id)),h=e=>{var t=T();n(()=>m(t,f(i)+1)),j(e,t)};N(l,e=>{f(p)?e(u):e(h,-1)}),E(s),E(o),n((e,t)=>{O(s,`aria-current`,f(i)===r.number?`step`:void 0),O(s,`aria-label`,`${f(i)+1}. ${e??``}`),O(s,`title`,t),c=b(s,1,`svelte-mizdb2`,null,c,{on:f(i)===r.number})},[()=>M(`learn-${f(t).id}`,`title`),()=>M(`learn-${f(t).id}`,`title`)]),w(`click`,s,()=>r.onchoose(f(i))),j(e,o)}),E(Q);var $=c(Q,2);k($,21,()=>K,e=>e.id,(e,t)=>{var i=ae(),a=D(i,!0);n((e,n)=>{O(i,`href`,e),O(i,`aria-current`,f(t).id===r.course.id?`page`:void 0),m(a,n)},[()=>ne(f(t).id),()=>h(`learn-course-${f(t).id}`)]),j(e,i)}),E($),E(l),n((e,t,n,i,a,o,c,d,p,h,g,_,v,x,S,ee)=>{u=b(l,1,`panel svelte-mizdb2`,null,u,{folded:f(s)}),O(l,`aria-label`,e),m(y,t),m(C,n),O(A,`aria-expanded`,!f(s)),m(P,i),O(F,`aria-label`,a),O(F,`title`,o),m(R,c),B=b(z,1,`task svelte-mizdb2`,null,B,{done:r.done}),m(H,d),m(U,` ${p??``}`),m(G,h),J=b(q,1,`ways svelte-mizdb2`,null,J,{finished:r.done}),Y.disabled=r.number===0,m(se,g),O(X,`aria-label`,_),O(X,`title`,v),le=b(Z,1,`btn grow svelte-mizdb2`,null,le,{primary:r.done}),m(ue,x),O(Q,`aria-label`,S),O($,`aria-label`,ee)},[()=>h(`learn-title`),()=>h(`learn-lesson`,{number:r.number+1,count:r.course.lessons.length}),()=>M(f(o),`title`),()=>f(s)?h(`learn-show`):h(`learn-hide`),()=>h(`learn-leave`),()=>h(`learn-leave`),()=>h(f(o)),()=>r.done?h(`learn-done`):h(`learn-task`),()=>r.done?M(f(o),`done`):M(f(o),`task`),()=>r.done?M(f(o),`done`):``,()=>h(`learn-back`),()=>h(`learn-again`),()=>h(`learn-again`),()=>r.number+1===r.course.lessons.length?h(`learn-finish`):r.done?h(`learn-next`):h(`learn-skip`),()=>h(`learn-lessons`),()=>h(`learn-courses`)]),w(`click`,A,()=>v(s,!f(s))),w(`click`,Y,()=>r.onchoose(r.number-1)),w(`click`,X,function(...e){r.onagain?.apply(this,e)}),w(`click`,Z,()=>r.onchoose(r.number+1)),j(t,l),te()}t([`click`]);var Y=`scoring`;function se({done:e},t){if(e.includes(Y))return t.scoring?.seat===0;let{move:n}=t;return t.seat===0&&n!==void 0&&(e.includes(n.kind)||e.includes(n.text))}var X=`greedy`,ce=class{course;#e=e(0);get number(){return f(this.#e)}set number(e){v(this.#e,e,!0)}#t=e(null);get table(){return f(this.#t)}set table(e){v(this.#t,e,!0)}#n=e(!1);get done(){return f(this.#n)}set done(e){v(this.#n,e,!0)}finished=new R;constructor(e){this.course=e}get lesson(){return this.course.lessons[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await C({file:this.course.file,at:t.at,seats:[{kind:`here`,name:h(`new-player`,{number:1})},...this.course.rivals.map(e=>({kind:`bot`,name:e,level:X}))],title:h(`learn-title`),spectators:!1});t===this.lesson&&(I.created(n,{title:h(`learn-title`),edition:this.course.edition,lesson:!0}),this.table=n.table)}see(e){this.lesson&&se(this.lesson,e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&I.forget(this.table),this.table=null,this.done=!1}},Z=i(`<a class="btn svelte-nap2ox"> </a>`),le=i(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><a class="btn primary svelte-nap2ox" href="/new"> </a> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div> <h2 class="svelte-nap2ox"> </h2> <div class="row svelte-nap2ox"></div></section>`),ue=i(`<button type="button" class="btn"> </button>`),Q=i(`<p class="sec opening svelte-nap2ox" role="status"> </p>`),$=i(`<div><!></div>`);function de(t,i){ee(i,!0);let d=u(i,`course`,3,null),b=q(s(()=>d())),C=new ce(b??K[0]),{lessons:T}=C.course,I=`learn-course-${C.course.id}`,R=e(``);o(()=>(b&&B(),()=>C.leave()));async function B(){r(I)||await A(`lessons`),await V(0)}async function V(e){v(R,``);try{await C.open(e)}catch(e){v(R,re(e),!0)}}var H=g();x(`nap2ox`,e=>{p(e=>{_.title=`${e??``} · Tikal`},[()=>h(`learn-title`)])});var U=l(H),W=e=>{z(e,{})},G=e=>{{let t=S(()=>h(`learn-title`));P(e,{get title(){return f(t)},children:(e,t)=>{var r=le(),i=a(r),o=D(i,!0),s=c(i,2),l=D(s,!0),u=c(s,2),d=a(u),p=D(d,!0),g=c(d,2),_=D(g,!0),v=c(g,2),y=D(v,!0);E(u);var b=c(u,2),x=D(b,!0),S=c(b,2);k(S,21,()=>K.filter(({id:e})=>e!==C.course.id),e=>e.id,(e,t)=>{var r=Z(),i=D(r,!0);n((e,t)=>{O(r,`href`,e),m(i,t)},[()=>ne(f(t).id),()=>h(`learn-course-${f(t).id}`)]),j(e,r)}),E(S),E(r),n((e,t,n,r,i,a)=>{m(o,e),m(l,t),m(p,n),m(_,r),m(y,i),m(x,a)},[()=>M(I,`end-title`),()=>M(I,`end`),()=>h(`learn-end-start`),()=>h(`learn-end-rules`),()=>h(`learn-back`),()=>h(`learn-other-courses`)]),w(`click`,v,()=>void V(T.length-1)),j(e,r)},$$slots:{default:!0}})}},ie=e=>{{let t=S(()=>h(`learn-title`));P(e,{get title(){return f(t)},children:(e,t)=>{{let t=S(()=>h(`app-refused-title`));F(e,{get title(){return f(t)},get text(){return f(R)},children:(e,t)=>{var r=ue(),i=D(r,!0);n(e=>m(i,e),[()=>h(`app-again`)]),w(`click`,r,()=>void V(C.number)),j(e,r)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},ae=e=>{let t=e=>{J(e,{get course(){return C.course},get number(){return C.number},get done(){return C.done},get finished(){return C.finished},onchoose:e=>void V(e),onagain:()=>void V(C.number)})};var r=$(),o=a(r),s=e=>{var n=g(),r=l(n);y(r,()=>C.table,e=>{L(e,{get id(){return C.table},get catalogue(){return i.catalogue},onevent:e=>C.see(e),get lesson(){return t}})}),j(e,n)},c=e=>{var t=Q(),r=D(t,!0);n(e=>m(r,e),[()=>h(`learn-opening`)]),j(e,t)};N(o,e=>{C.table?e(s):e(c,-1)}),E(r),n(()=>O(r,`data-points`,C.done?`none`:C.lesson?.points)),j(e,r)};N(U,e=>{b?C.number>=T.length?e(G,1):f(R)?e(ie,2):e(ae,-1):e(W)}),j(t,H),te()}t([`click`]);export{de as default};