import{r}from"./part-2eb7789cbc.js";var Q=(e)=>`${r(e)} ${e===1?"code":"codes"}`,X=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{Q,X};
