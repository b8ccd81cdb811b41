import{d,D,Ne,ee}from"./part-9b59e9196c.js";function ut(n,t){let e=d({errors:n,body:t});if(e.current.errors!==n)e.current={errors:n,body:t};let r=e.current.body;return D(()=>n.filter(({pointer:o})=>ee(i(r,o),i(t,o))),[n,r,JSON.stringify(t)])}function i(n,t){let e=n;for(let r of t.split("/").slice(1))if(Array.isArray(e))e=e[Number(r)];else e=Ne(e)?e[r]:void 0;return e}
export{ut};
