import{$ as e,D as t,Dt as n,K as r,L as i,Lt as a,Mt as o,Ot as s,P as c,Q as l,Rt as u,St as d,Tt as f,W as p,X as m,_ as h,_t as g,at as _,bt as v,c as y,ct as b,et as x,ft as S,it as C,jt as w,mt as T,o as E,q as D,r as O,rt as ee,s as k,ut as te,v as A,xt as j,yt as M}from"./memory-fDZH-gh0.js";import{l as ne,st as N,x as P}from"./index-DrdzTEg9.js";import{t as F}from"./Frame-DpSfVEfd.js";import{t as re}from"./Notice-C0Eid4TO.js";import{t as I}from"./error-text-Do-kxIzi.js";import{o as L}from"./tables.svelte-C9sp1VWn.js";import{t as ie}from"./TableScreen-DVlmqCoO.js";import{r as R}from"./index-client-Dgm7myay.js";import z from"./NotFound-CSnfra-J.js";import{t as B}from"./FirstGame-DTfJJ2kv.js";var V={edition:`supermeeple-2015`,auction:!0,rivals:[`Ixchel`,`Balam`],lessons:[{id:`auction-bid`,at:0,points:`bid`,done:[`bid`]},{id:`auction-pass`,at:3,points:`pass`,done:[`pass`]},{id:`auction-take`,at:16,points:`take`,done:[`take`]},{id:`auction-turn`,at:17,points:`place`,done:[`end`]},{id:`auction-last`,at:55,points:`take`,done:[`take`]},{id:`auction-volcano`,at:70,points:`take`,done:[`take B6`]}]},H=`tikal: 1
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
`,U={edition:`supermeeple-2015`,rivals:[`Ixchel`],lessons:[{id:`lay`,at:0,points:`place`,done:[`place`]},{id:`bring`,at:1,points:`deploy`,done:[`deploy`]},{id:`walk`,at:4,points:`move`,done:[`move`]},{id:`clear`,at:6,points:`clear`,done:[`clear`]},{id:`dig`,at:22,points:`dig`,done:[`dig`]},{id:`camp`,at:36,points:`camp`,done:[`camp`]},{id:`swap`,at:46,points:`swap`,done:[`swap`]},{id:`guard`,at:48,points:`guard`,done:[`guard`]},{id:`volcano`,at:54,points:`end`,done:[`scoring`]}]},W=`tikal: 1
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
`,G={edition:`legend`,rivals:[`Ixchel`],lessons:[{id:`legend-token`,at:0,points:`draft ap`,done:[`draft ap`]},{id:`legend-card`,at:2,points:`draft card`,done:[`draft card`]},{id:`legend-tile`,at:8,points:`draft tile`,done:[`draft tile`]},{id:`legend-order`,at:12,points:`draft order`,done:[`draft order`]},{id:`legend-stash`,at:14,points:`hand`,done:[`stash`]},{id:`legend-play`,at:26,points:`kept`,done:[`play`]},{id:`legend-activate`,at:33,points:`token`,done:[`activate`]},{id:`legend-spend`,at:35,points:`spend`,done:[`recruit`,`stone`,`movestone`]},{id:`legend-lay`,at:50,points:`token`,done:[`place tile`]},{id:`legend-pass`,at:58,points:`end`,done:[`pass`]},{id:`legend-power`,at:82,points:`power`,done:[`power`]},{id:`legend-score`,at:153,points:`end`,done:[`scoring`]}]},K=`tikal: 1
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
`,q=[{id:`base`,file:W,...U},{id:`auction`,file:H,...V},{id:`legend`,file:K,...G}],J=e=>e===null?q[0]:q.find(t=>t.id===e),ae=x(`<li class="svelte-mizdb2"><button type="button"><!></button></li>`),oe=x(`<a class="btn ghost svelte-mizdb2"> </a>`),se=x(`<aside><header class="svelte-mizdb2"><div class="heading svelte-mizdb2"><span class="lab"> </span> <h1 class="svelte-mizdb2"> </h1></div> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol> <nav class="svelte-mizdb2"></nav></aside>`);function ce(e,r){o(r,!0);let i=s(()=>r.course.lessons[r.number]),a=s(()=>`learn-${b(i)?.id??``}`),h=n(!1);var g=se();let v;var x=M(g),S=M(x),C=M(S),E=j(C,!0),k=d(C,2),te=j(k,!0);u(S);var A=d(S,2),N=j(A,!0),F=d(A,2),re=M(F);P(re,{name:`close`,size:17}),u(F),u(x);var I=d(x,2),L=M(I),ie=j(L,!0),R=d(L,2);let z;var B=M(R),V=j(B,!0),H=d(B);u(R),u(I);var U=d(I,2),W=j(U,!0),G=d(U,2);let K;var J=M(G),ce=j(J,!0),Y=d(J,2),le=M(Y);P(le,{name:`reset`,size:17}),u(Y);var X=d(Y,2);let Z;var ue=j(X,!0);u(G);var Q=d(G,2);p(Q,23,()=>r.course.lessons,e=>e.id,(e,n,i)=>{var a=ae(),o=M(a);let d;var f=M(o),p=e=>{P(e,{name:`check`,size:13})},h=s(()=>r.finished.has(b(n).id)),g=e=>{var t=ee();T(()=>m(t,b(i)+1)),l(e,t)};D(f,e=>{b(h)?e(p):e(g,-1)}),u(o),u(a),T((e,n)=>{t(o,`aria-current`,b(i)===r.number?`step`:void 0),t(o,`aria-label`,`${b(i)+1}. ${e??``}`),t(o,`title`,n),d=c(o,1,`svelte-mizdb2`,null,d,{on:b(i)===r.number})},[()=>O(`learn-${b(n).id}`,`title`),()=>O(`learn-${b(n).id}`,`title`)]),_(`click`,o,()=>r.onchoose(b(i))),l(e,a)}),u(Q);var $=d(Q,2);p($,21,()=>q,e=>e.id,(e,n)=>{var i=oe(),a=j(i,!0);T((e,o)=>{t(i,`href`,e),t(i,`aria-current`,b(n).id===r.course.id?`page`:void 0),m(a,o)},[()=>ne(b(n).id),()=>y(`learn-course-${b(n).id}`)]),l(e,i)}),u($),u(g),T((e,n,i,a,o,s,l,u,d,f,p,_,y,x,S,C)=>{v=c(g,1,`panel svelte-mizdb2`,null,v,{folded:b(h)}),t(g,`aria-label`,e),m(E,n),m(te,i),t(A,`aria-expanded`,!b(h)),m(N,a),t(F,`aria-label`,o),t(F,`title`,s),m(ie,l),z=c(R,1,`task svelte-mizdb2`,null,z,{done:r.done}),m(V,u),m(H,` ${d??``}`),m(W,f),K=c(G,1,`ways svelte-mizdb2`,null,K,{finished:r.done}),J.disabled=r.number===0,m(ce,p),t(Y,`aria-label`,_),t(Y,`title`,y),Z=c(X,1,`btn grow svelte-mizdb2`,null,Z,{primary:r.done}),m(ue,x),t(Q,`aria-label`,S),t($,`aria-label`,C)},[()=>y(`learn-title`),()=>y(`learn-lesson`,{number:r.number+1,count:r.course.lessons.length}),()=>O(b(a),`title`),()=>b(h)?y(`learn-show`):y(`learn-hide`),()=>y(`learn-leave`),()=>y(`learn-leave`),()=>y(b(a)),()=>r.done?y(`learn-done`):y(`learn-task`),()=>r.done?O(b(a),`done`):O(b(a),`task`),()=>r.done?O(b(a),`done`):``,()=>y(`learn-back`),()=>y(`learn-again`),()=>y(`learn-again`),()=>r.number+1===r.course.lessons.length?y(`learn-finish`):r.done?y(`learn-next`):y(`learn-skip`),()=>y(`learn-lessons`),()=>y(`learn-courses`)]),_(`click`,A,()=>f(h,!b(h))),_(`click`,J,()=>r.onchoose(r.number-1)),_(`click`,Y,function(...e){r.onagain?.apply(this,e)}),_(`click`,X,()=>r.onchoose(r.number+1)),l(e,g),w()}C([`click`]);var Y=`scoring`;function le({done:e},t){if(e.includes(Y))return t.scoring?.seat===0;let{move:n}=t;return t.seat===0&&n!==void 0&&(e.includes(n.kind)||e.includes(n.text))}var X=`greedy`,Z=class{course;#e=n(0);get number(){return b(this.#e)}set number(e){f(this.#e,e,!0)}#t=n(null);get table(){return b(this.#t)}set table(e){f(this.#t,e,!0)}#n=n(!1);get done(){return b(this.#n)}set done(e){f(this.#n,e,!0)}finished=new R;constructor(e){this.course=e}get lesson(){return this.course.lessons[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await N({file:this.course.file,at:t.at,seats:[{kind:`here`,name:y(`new-player`,{number:1})},...this.course.rivals.map(e=>({kind:`bot`,name:e,level:X}))],title:y(`learn-title`),spectators:!1});t===this.lesson&&(L.created(n,{title:y(`learn-title`),edition:this.course.edition,lesson:!0}),this.table=n.table)}see(e){this.lesson&&le(this.lesson,e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&L.forget(this.table),this.table=null,this.done=!1}},ue=x(`<a class="btn svelte-nap2ox"> </a>`),Q=x(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><!> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div> <h2 class="svelte-nap2ox"> </h2> <div class="row svelte-nap2ox"></div></section>`),$=x(`<button type="button" class="btn"> </button>`),de=x(`<p class="sec opening svelte-nap2ox" role="status"> </p>`),fe=x(`<div><!></div>`);function pe(c,x){o(x,!0);let C=A(x,`course`,3,null),N=J(te(()=>C())),P=new Z(N??q[0]),{lessons:L}=P.course,R=`learn-course-${P.course.id}`,V={edition:P.course.edition,auction:P.course.auction?`yes`:`no`},H=n(``);h(()=>(N&&U(),()=>P.leave()));async function U(){E(R)||await k(`lessons`),await W(0)}async function W(e){f(H,``);try{await P.open(e)}catch(e){f(H,I(e),!0)}}var G=e();i(`nap2ox`,e=>{S(e=>{g.title=`${e??``} · Tikal`},[()=>y(`learn-title`)])});var K=v(G),ae=e=>{z(e,{})},oe=e=>{{let n=s(()=>y(`learn-title`));F(e,{get title(){return b(n)},children:(e,n)=>{var r=Q(),i=M(r),o=j(i,!0),s=d(i,2),c=j(s,!0),f=d(s,2),h=M(f);B(h,{get catalogue(){return x.catalogue},get choices(){return V},children:(e,t)=>{a();var n=ee();T(e=>m(n,e),[()=>y(`learn-end-start`)]),l(e,n)},$$slots:{default:!0}});var g=d(h,2),v=j(g,!0),S=d(g,2),C=j(S,!0);u(f);var w=d(f,2),E=j(w,!0),D=d(w,2);p(D,21,()=>q.filter(({id:e})=>e!==P.course.id),e=>e.id,(e,n)=>{var r=ue(),i=j(r,!0);T((e,n)=>{t(r,`href`,e),m(i,n)},[()=>ne(b(n).id),()=>y(`learn-course-${b(n).id}`)]),l(e,r)}),u(D),u(r),T((e,t,n,r,i)=>{m(o,e),m(c,t),m(v,n),m(C,r),m(E,i)},[()=>O(R,`end-title`),()=>O(R,`end`),()=>y(`learn-end-rules`),()=>y(`learn-back`),()=>y(`learn-other-courses`)]),_(`click`,S,()=>void W(L.length-1)),l(e,r)},$$slots:{default:!0}})}},se=e=>{{let t=s(()=>y(`learn-title`));F(e,{get title(){return b(t)},children:(e,t)=>{{let t=s(()=>y(`app-refused-title`));re(e,{get title(){return b(t)},get text(){return b(H)},children:(e,t)=>{var n=$(),r=j(n,!0);T(e=>m(r,e),[()=>y(`app-again`)]),_(`click`,n,()=>void W(P.number)),l(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},Y=n=>{let i=e=>{ce(e,{get course(){return P.course},get number(){return P.number},get done(){return P.done},get finished(){return P.finished},onchoose:e=>void W(e),onagain:()=>void W(P.number)})};var a=fe(),o=M(a),s=t=>{var n=e(),a=v(n);r(a,()=>P.table,e=>{ie(e,{get id(){return P.table},get catalogue(){return x.catalogue},onevent:e=>P.see(e),get lesson(){return i}})}),l(t,n)},c=e=>{var t=de(),n=j(t,!0);T(e=>m(n,e),[()=>y(`learn-opening`)]),l(e,t)};D(o,e=>{P.table?e(s):e(c,-1)}),u(a),T(()=>t(a,`data-points`,P.done?`none`:P.lesson?.points)),l(n,a)};D(K,e=>{N?P.number>=L.length?e(oe,1):b(H)?e(se,2):e(Y,-1):e(ae)}),l(c,G),w()}C([`click`]);export{pe as default};