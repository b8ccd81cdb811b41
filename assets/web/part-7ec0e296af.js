import{t,e}from"./part-9b59e9196c.js";import{ke}from"./part-5ec1fd9365.js";import{M}from"./part-ec1159541d.js";function Ze(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ze};
