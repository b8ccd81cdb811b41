function X(r){return r.replace(/^https?:\/\//i,"")}function Nn(r){let t=URL.parse(r);if(!t)return r;let n=t.pathname==="/"?"":t.pathname;return`${t.host}${n}`}function it(r){let t=URL.parse(r);return t&&(t.protocol==="http:"||t.protocol==="https:")?t.href:null}
export{X,Nn,it};
