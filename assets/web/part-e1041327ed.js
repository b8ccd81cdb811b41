import{r}from"./part-d41ea8d03b.js";var Z=(e)=>`${r(e)} ${e===1?"code":"codes"}`,q=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{Z,q};
