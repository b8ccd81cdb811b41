import{r}from"./part-2b50907bd1.js";var V=(e)=>`${r(e)} ${e===1?"code":"codes"}`,K=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{V,K};
