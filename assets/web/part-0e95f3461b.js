import{n,i,e,m}from"./part-11a415b659.js";var d=200;function dt(l){let{value:t,onSearch:a}=l,[r,o]=n(t);return i(()=>o(t),[t]),i(()=>{if(r===t)return;let c=setTimeout(()=>a(r),d);return()=>clearTimeout(c)},[r,t,a]),e(m,{label:l.label,hideLabel:!0,type:"search",placeholder:l.placeholder,maxLength:200,value:r,onInput:o,class:"filter-search"})}
export{dt};
