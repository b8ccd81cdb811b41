import{r}from"./part-b4e5cbed00.js";var V=(e)=>`${r(e)} ${e===1?"code":"codes"}`,K=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{V,K};
