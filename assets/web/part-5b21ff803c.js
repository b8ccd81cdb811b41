import{e}from"./part-101c0bd076.js";import{bt}from"./part-271aea1cbc.js";import{an}from"./part-71f01d6b17.js";function pt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(bt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:an(),ready:!0,size:t})})}
export{pt};
