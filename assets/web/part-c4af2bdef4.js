import{t,e}from"./part-3f921b1e8b.js";import{ke}from"./part-980840a511.js";import{M}from"./part-2cc3fa5e20.js";function Ze(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ze};
