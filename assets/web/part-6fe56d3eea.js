import{ao,e,z,A,W}from"./part-19d9631f16.js";import{k}from"./part-501c825680.js";function He(i){let o,c=async()=>(o??=await i().catch((n)=>{throw new z("The script did not come",{cause:n})}),o);return(n)=>{let{value:m,error:t,reload:d}=k(c,[]),r=m??o;if(r)return ao(r,n);return t?e(W,{error:t,retry:d}):e(A,{})}}
export{He};
