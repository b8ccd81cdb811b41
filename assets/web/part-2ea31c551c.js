import{r}from"./part-d4bac6b695.js";var V=(e)=>`${r(e)} ${e===1?"code":"codes"}`,K=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{V,K};
