import{$ as e,At as t,Bt as n,Ct as r,Ft as i,I as a,Ot as o,Pt as s,St as c,Tt as l,Vt as u,X as d,Y as f,_t as p,a as m,b as h,bt as g,c as _,ct as v,dt as y,ht as b,jt as x,k as S,l as C,nt as w,ot as ee,pt as T,q as E,rt as D,st as O,tt as k,u as A,wt as j,y as te,z as M}from"./memory-CxvsXd9I.js";import{K as N,l as ne,x as P}from"./index-0snWACUO.js";import{t as F}from"./error-text-LYci7oLd.js";import{t as I}from"./Frame-CHyJsoeT.js";import{t as L}from"./Notice-BNZbOJwu.js";import{o as R}from"./tables.svelte-O0Yf37ta.js";import{t as re}from"./TableScreen-Dt2c1xnq.js";import{r as z}from"./index-client-D7VDYTjl.js";import B from"./NotFound-DBisAcyG.js";import{t as V}from"./FirstGame-BLsBn0-b.js";var H={edition:`supermeeple-2015`,auction:!0,rivals:[`Ixchel`,`Balam`],lessons:[{id:`auction-bid`,at:0,points:`bid`,done:[`bid`]},{id:`auction-pass`,at:3,points:`pass`,done:[`pass`]},{id:`auction-take`,at:16,points:`take`,done:[`take`]},{id:`auction-turn`,at:17,points:`place`,done:[`end`]},{id:`auction-last`,at:55,points:`take`,done:[`take`]},{id:`auction-volcano`,at:70,points:`take`,done:[`take B6`]}]},U=`tikal: 1
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
`,W={edition:`supermeeple-2015`,rivals:[`Ixchel`],lessons:[{id:`lay`,at:0,points:`place`,done:[`place`]},{id:`bring`,at:1,points:`deploy`,done:[`deploy`]},{id:`walk`,at:4,points:`move`,done:[`move`]},{id:`clear`,at:6,points:`clear`,done:[`clear`]},{id:`dig`,at:22,points:`dig`,done:[`dig`]},{id:`camp`,at:36,points:`camp`,done:[`camp`]},{id:`swap`,at:46,points:`swap`,done:[`swap`]},{id:`guard`,at:48,points:`guard`,done:[`guard`]},{id:`volcano`,at:54,points:`end`,done:[`scoring`]}]},G=`tikal: 1
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
`,K={edition:`legend`,rivals:[`Ixchel`],lessons:[{id:`legend-token`,at:0,points:`draft ap`,done:[`draft ap`]},{id:`legend-card`,at:2,points:`draft card`,done:[`draft card`]},{id:`legend-tile`,at:8,points:`draft tile`,done:[`draft tile`]},{id:`legend-order`,at:12,points:`draft order`,done:[`draft order`]},{id:`legend-stash`,at:14,points:`hand`,done:[`stash`]},{id:`legend-play`,at:26,points:`kept`,done:[`play`]},{id:`legend-activate`,at:33,points:`token`,done:[`activate`]},{id:`legend-spend`,at:35,points:`spend`,done:[`recruit`,`stone`,`movestone`]},{id:`legend-lay`,at:50,points:`token`,done:[`place tile`]},{id:`legend-pass`,at:58,points:`end`,done:[`pass`]},{id:`legend-power`,at:82,points:`power`,done:[`power`]},{id:`legend-score`,at:153,points:`end`,done:[`scoring`]}]},q=`tikal: 1
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
`,J=[{id:`base`,file:G,...W},{id:`auction`,file:U,...H},{id:`legend`,file:q,...K}],Y=e=>e===null?J[0]:J.find(t=>t.id===e),ie=D(`<li class="svelte-mizdb2"><button type="button"><!></button></li>`),ae=D(`<a class="btn ghost svelte-mizdb2"> </a>`),oe=D(`<aside><header class="svelte-mizdb2"><div class="heading svelte-mizdb2"><span class="lab"> </span> <h1 class="svelte-mizdb2"> </h1></div> <button type="button" class="btn ghost fold svelte-mizdb2"> </button> <a class="btn ghost icon svelte-mizdb2" href="/"><!></a></header> <div class="text svelte-mizdb2"><p class="svelte-mizdb2"> </p> <p><span class="lab svelte-mizdb2"> </span> </p></div> <p class="news svelte-mizdb2" role="status"> </p> <div><button type="button" class="btn svelte-mizdb2"> </button> <button type="button" class="btn ghost icon svelte-mizdb2"><!></button> <button type="button"> </button></div> <ol class="svelte-mizdb2"></ol> <nav class="svelte-mizdb2"></nav></aside>`);function se(n,r){i(r,!0);let f=x(()=>r.course.lessons[r.number]),h=x(()=>`learn-${y(f)?.id??``}`),g=t(!1);var _=oe();let b;var C=c(_),w=c(C),T=c(w),D=j(T,!0),O=l(T,2),te=j(O,!0);u(w);var M=l(w,2),N=j(M,!0),F=l(M,2),I=c(F);P(I,{name:`close`,size:17}),u(F),u(C);var L=l(C,2),R=c(L),re=j(R,!0),z=l(R,2);let B;var V=c(z),H=j(V,!0),U=l(V);u(z),u(L);var W=l(L,2),G=j(W,!0),K=l(W,2);let q;var Y=c(K),se=j(Y,!0),X=l(Y,2),ce=c(X);P(ce,{name:`reset`,size:17}),u(X);var Z=l(X,2);let le;var ue=j(Z,!0);u(K);var Q=l(K,2);E(Q,23,()=>r.course.lessons,e=>e.id,(t,n,i)=>{var o=ie(),s=c(o);let l;var f=c(s),h=e=>{P(e,{name:`check`,size:13})},g=x(()=>r.finished.has(y(n).id)),_=t=>{var n=ee();p(()=>e(n,y(i)+1)),k(t,n)};d(f,e=>{y(g)?e(h):e(_,-1)}),u(s),u(o),p((e,t)=>{S(s,`aria-current`,y(i)===r.number?`step`:void 0),S(s,`aria-label`,`${y(i)+1}. ${e??``}`),S(s,`title`,t),l=a(s,1,`svelte-mizdb2`,null,l,{on:y(i)===r.number})},[()=>m(`learn-${y(n).id}`,`title`),()=>m(`learn-${y(n).id}`,`title`)]),v(`click`,s,()=>r.onchoose(y(i))),k(t,o)}),u(Q);var $=l(Q,2);E($,21,()=>J,e=>e.id,(t,n)=>{var i=ae(),a=j(i,!0);p((t,o)=>{S(i,`href`,t),S(i,`aria-current`,y(n).id===r.course.id?`page`:void 0),e(a,o)},[()=>ne(y(n).id),()=>A(`learn-course-${y(n).id}`)]),k(t,i)}),u($),u(_),p((t,n,i,o,s,c,l,u,d,f,p,m,h,v,x,C)=>{b=a(_,1,`panel svelte-mizdb2`,null,b,{folded:y(g)}),S(_,`aria-label`,t),e(D,n),e(te,i),S(M,`aria-expanded`,!y(g)),e(N,o),S(F,`aria-label`,s),S(F,`title`,c),e(re,l),B=a(z,1,`task svelte-mizdb2`,null,B,{done:r.done}),e(H,u),e(U,` ${d??``}`),e(G,f),q=a(K,1,`ways svelte-mizdb2`,null,q,{finished:r.done}),Y.disabled=r.number===0,e(se,p),S(X,`aria-label`,m),S(X,`title`,h),le=a(Z,1,`btn grow svelte-mizdb2`,null,le,{primary:r.done}),e(ue,v),S(Q,`aria-label`,x),S($,`aria-label`,C)},[()=>A(`learn-title`),()=>A(`learn-lesson`,{number:r.number+1,count:r.course.lessons.length}),()=>m(y(h),`title`),()=>y(g)?A(`learn-show`):A(`learn-hide`),()=>A(`learn-leave`),()=>A(`learn-leave`),()=>A(y(h)),()=>r.done?A(`learn-done`):A(`learn-task`),()=>r.done?m(y(h),`done`):m(y(h),`task`),()=>r.done?m(y(h),`done`):``,()=>A(`learn-back`),()=>A(`learn-again`),()=>A(`learn-again`),()=>r.number+1===r.course.lessons.length?A(`learn-finish`):r.done?A(`learn-next`):A(`learn-skip`),()=>A(`learn-lessons`),()=>A(`learn-courses`)]),v(`click`,M,()=>o(g,!y(g))),v(`click`,Y,()=>r.onchoose(r.number-1)),v(`click`,X,function(...e){r.onagain?.apply(this,e)}),v(`click`,Z,()=>r.onchoose(r.number+1)),k(n,_),s()}O([`click`]);var X=`scoring`;function ce({done:e},t){if(e.includes(X))return t.scoring?.seat===0;let{move:n}=t;return t.seat===0&&n!==void 0&&(e.includes(n.kind)||e.includes(n.text))}var Z=`greedy`,le=class{course;#e=t(0);get number(){return y(this.#e)}set number(e){o(this.#e,e,!0)}#t=t(null);get table(){return y(this.#t)}set table(e){o(this.#t,e,!0)}#n=t(!1);get done(){return y(this.#n)}set done(e){o(this.#n,e,!0)}finished=new z;constructor(e){this.course=e}get lesson(){return this.course.lessons[this.number]}async open(e){this.leave(),this.number=Math.max(0,e);let{lesson:t}=this;if(!t)return;let n=await N({file:this.course.file,at:t.at,seats:[{kind:`here`,name:A(`new-player`,{number:1})},...this.course.rivals.map(e=>({kind:`bot`,name:e,level:Z}))],title:A(`learn-title`),spectators:!1});t===this.lesson&&(R.created(n,{title:A(`learn-title`),edition:this.course.edition,lesson:!0}),this.table=n.table)}see(e){this.lesson&&ce(this.lesson,e)&&(this.done=!0,this.finished.add(this.lesson.id))}leave(){this.table&&R.forget(this.table),this.table=null,this.done=!1}},ue=D(`<a class="btn svelte-nap2ox"> </a>`),Q=D(`<section class="panel end svelte-nap2ox"><h1 class="svelte-nap2ox"> </h1> <p class="svelte-nap2ox"> </p> <div class="row svelte-nap2ox"><!> <a class="btn svelte-nap2ox" href="/rules"> </a> <button type="button" class="btn ghost svelte-nap2ox"> </button></div> <h2 class="svelte-nap2ox"> </h2> <div class="row svelte-nap2ox"></div></section>`),$=D(`<button type="button" class="btn"> </button>`),de=D(`<p class="sec opening svelte-nap2ox" role="status"> </p>`),fe=D(`<div><!></div>`);function pe(a,D){i(D,!0);let O=h(D,`course`,3,null),N=Y(T(()=>O())),P=new le(N??J[0]),{lessons:R}=P.course,z=`learn-course-${P.course.id}`,H={edition:P.course.edition,auction:P.course.auction?`yes`:`no`},U=t(``);te(()=>(N&&W(),()=>P.leave()));async function W(){_(z)||await C(`lessons`),await G(0)}async function G(e){o(U,``);try{await P.open(e)}catch(e){o(U,F(e),!0)}}var K=w();M(`nap2ox`,e=>{b(e=>{g.title=`${e??``} · Tikal`},[()=>A(`learn-title`)])});var q=r(K),ie=e=>{B(e,{})},ae=t=>{{let r=x(()=>A(`learn-title`));I(t,{get title(){return y(r)},children:(t,r)=>{var i=Q(),a=c(i),o=j(a,!0),s=l(a,2),d=j(s,!0),f=l(s,2),h=c(f);V(h,{get catalogue(){return D.catalogue},get choices(){return H},children:(t,r)=>{n();var i=ee();p(t=>e(i,t),[()=>A(`learn-end-start`)]),k(t,i)},$$slots:{default:!0}});var g=l(h,2),_=j(g,!0),b=l(g,2),x=j(b,!0);u(f);var C=l(f,2),w=j(C,!0),T=l(C,2);E(T,21,()=>J.filter(({id:e})=>e!==P.course.id),e=>e.id,(t,n)=>{var r=ue(),i=j(r,!0);p((t,n)=>{S(r,`href`,t),e(i,n)},[()=>ne(y(n).id),()=>A(`learn-course-${y(n).id}`)]),k(t,r)}),u(T),u(i),p((t,n,r,i,a)=>{e(o,t),e(d,n),e(_,r),e(x,i),e(w,a)},[()=>m(z,`end-title`),()=>m(z,`end`),()=>A(`learn-end-rules`),()=>A(`learn-back`),()=>A(`learn-other-courses`)]),v(`click`,b,()=>void G(R.length-1)),k(t,i)},$$slots:{default:!0}})}},oe=t=>{{let n=x(()=>A(`learn-title`));I(t,{get title(){return y(n)},children:(t,n)=>{{let n=x(()=>A(`app-refused-title`));L(t,{get title(){return y(n)},get text(){return y(U)},children:(t,n)=>{var r=$(),i=j(r,!0);p(t=>e(i,t),[()=>A(`app-again`)]),v(`click`,r,()=>void G(P.number)),k(t,r)},$$slots:{default:!0}})}},$$slots:{default:!0}})}},X=t=>{let n=e=>{se(e,{get course(){return P.course},get number(){return P.number},get done(){return P.done},get finished(){return P.finished},onchoose:e=>void G(e),onagain:()=>void G(P.number)})};var i=fe(),a=c(i),o=e=>{var t=w(),i=r(t);f(i,()=>P.table,e=>{re(e,{get id(){return P.table},get catalogue(){return D.catalogue},onevent:e=>P.see(e),get lesson(){return n}})}),k(e,t)},s=t=>{var n=de(),r=j(n,!0);p(t=>e(r,t),[()=>A(`learn-opening`)]),k(t,n)};d(a,e=>{P.table?e(o):e(s,-1)}),u(i),p(()=>S(i,`data-points`,P.done?`none`:P.lesson?.points)),k(t,i)};d(q,e=>{N?P.number>=R.length?e(ae,1):y(U)?e(oe,2):e(X,-1):e(ie)}),k(a,K),s()}O([`click`]);export{pe as default};