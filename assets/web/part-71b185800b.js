import{t,e}from"./part-07d4b084d4.js";import{we}from"./part-514eea2639.js";import{O}from"./part-cd160cb895.js";function Ve(l){let{looks:a,value:r,onChange:s}=l,d=t(we),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(O,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ve};
