import{e}from"./part-57c453895f.js";import{_t}from"./part-a3edb60948.js";import{pn}from"./part-a4b27a8375.js";function wt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(_t,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:pn(),ready:!0,size:t})})}
export{wt};
