import{r}from"./part-0f0667d1c0.js";var V=(e)=>`${r(e)} ${e===1?"code":"codes"}`,K=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{V,K};
