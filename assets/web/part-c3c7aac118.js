import{e}from"./part-7c741d6fc9.js";import{_t}from"./part-4d85b80104.js";import{pn}from"./part-37331ac0d5.js";function wt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(_t,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:pn(),ready:!0,size:t})})}
export{wt};
