import{t,e}from"./part-410735c0e7.js";import{ke}from"./part-8c3d66d6c0.js";import{M}from"./part-1f229f3c4e.js";function Ze(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ze};
