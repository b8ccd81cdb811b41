import{d,L,xe,q}from"./part-e8f2ea5b8f.js";function Ze(n,t){let e=d({errors:n,body:t});if(e.current.errors!==n)e.current={errors:n,body:t};let r=e.current.body;return L(()=>n.filter(({pointer:o})=>q(i(r,o),i(t,o))),[n,r,JSON.stringify(t)])}function i(n,t){let e=n;for(let r of t.split("/").slice(1))if(Array.isArray(e))e=e[Number(r)];else e=xe(e)?e[r]:void 0;return e}
export{Ze};
