/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-25fc4787f1.css" with { type: "file" };
import file3 from "./console-d9bb9d7a70.js" with { type: "file" };
import file4 from "./part-012a720e0b.js" with { type: "file" };
import file5 from "./part-045c4757d0.js" with { type: "file" };
import file6 from "./part-05aca2c668.js" with { type: "file" };
import file7 from "./part-085c251946.js" with { type: "file" };
import file8 from "./part-088e756f3d.js" with { type: "file" };
import file9 from "./part-1107b46761.js" with { type: "file" };
import file10 from "./part-11150f95ab.js" with { type: "file" };
import file11 from "./part-15fbb321ba.js" with { type: "file" };
import file12 from "./part-182a1cddb3.js" with { type: "file" };
import file13 from "./part-18a86385e7.js" with { type: "file" };
import file14 from "./part-1b93cf3909.js" with { type: "file" };
import file15 from "./part-2b57bcae82.js" with { type: "file" };
import file16 from "./part-2d8d7ba91a.js" with { type: "file" };
import file17 from "./part-2ee68d9832.js" with { type: "file" };
import file18 from "./part-32a0fa5aa6.js" with { type: "file" };
import file19 from "./part-34bc1e0284.js" with { type: "file" };
import file20 from "./part-368701e59f.js" with { type: "file" };
import file21 from "./part-3736725b75.js" with { type: "file" };
import file22 from "./part-3c68266555.js" with { type: "file" };
import file23 from "./part-3df9281c8d.js" with { type: "file" };
import file24 from "./part-4152c3a69a.js" with { type: "file" };
import file25 from "./part-4ab8ccf4ff.js" with { type: "file" };
import file26 from "./part-51d022be91.js" with { type: "file" };
import file27 from "./part-58b2e0ce7f.js" with { type: "file" };
import file28 from "./part-60fd9f2d6a.js" with { type: "file" };
import file29 from "./part-62addf7b67.js" with { type: "file" };
import file30 from "./part-65cb045e56.js" with { type: "file" };
import file31 from "./part-6c68a63902.js" with { type: "file" };
import file32 from "./part-704f919a01.js" with { type: "file" };
import file33 from "./part-71aabe099b.js" with { type: "file" };
import file34 from "./part-7bc68a612f.js" with { type: "file" };
import file35 from "./part-8936248b95.js" with { type: "file" };
import file36 from "./part-8e35cfac40.js" with { type: "file" };
import file37 from "./part-8e99295106.js" with { type: "file" };
import file38 from "./part-8f85f0adbc.js" with { type: "file" };
import file39 from "./part-928c89d7a6.js" with { type: "file" };
import file40 from "./part-931a5b8b5d.js" with { type: "file" };
import file41 from "./part-93ec143d51.js" with { type: "file" };
import file42 from "./part-94e99c19ff.js" with { type: "file" };
import file43 from "./part-95f57fa15d.js" with { type: "file" };
import file44 from "./part-96abc9393c.js" with { type: "file" };
import file45 from "./part-97410f8748.js" with { type: "file" };
import file46 from "./part-9b5f137bef.js" with { type: "file" };
import file47 from "./part-9fc6e620a5.js" with { type: "file" };
import file48 from "./part-a1b48dc1b2.js" with { type: "file" };
import file49 from "./part-a356456e48.js" with { type: "file" };
import file50 from "./part-a4bac90089.js" with { type: "file" };
import file51 from "./part-a7741109ca.js" with { type: "file" };
import file52 from "./part-aece1f88e3.js" with { type: "file" };
import file53 from "./part-b002f5ef30.js" with { type: "file" };
import file54 from "./part-b09d9dab9b.js" with { type: "file" };
import file55 from "./part-b450b33ee2.js" with { type: "file" };
import file56 from "./part-b738de078e.js" with { type: "file" };
import file57 from "./part-b9619f7e95.js" with { type: "file" };
import file58 from "./part-b969900cfc.js" with { type: "file" };
import file59 from "./part-c08e141352.js" with { type: "file" };
import file60 from "./part-c21b690a12.js" with { type: "file" };
import file61 from "./part-c30d4cce5c.js" with { type: "file" };
import file62 from "./part-c7dd43bf05.js" with { type: "file" };
import file63 from "./part-ca9fd3f6bd.js" with { type: "file" };
import file64 from "./part-cb5384fec0.js" with { type: "file" };
import file65 from "./part-cb6ef7ce4b.js" with { type: "file" };
import file66 from "./part-cb710d34ff.js" with { type: "file" };
import file67 from "./part-d47e069d1a.js" with { type: "file" };
import file68 from "./part-d4e4246294.js" with { type: "file" };
import file69 from "./part-d63f48016a.js" with { type: "file" };
import file70 from "./part-dd1b613af2.js" with { type: "file" };
import file71 from "./part-dd63f30760.js" with { type: "file" };
import file72 from "./part-df7db4864a.js" with { type: "file" };
import file73 from "./part-e19c2d905a.js" with { type: "file" };
import file74 from "./part-e8bb08eabb.js" with { type: "file" };
import file75 from "./part-ebc6bc59d7.js" with { type: "file" };
import file76 from "./part-ebd140bbc8.js" with { type: "file" };
import file77 from "./part-ef71aa28eb.js" with { type: "file" };
import file78 from "./part-f1d471d7df.js" with { type: "file" };
import file79 from "./part-f2f236ddda.js" with { type: "file" };
import file80 from "./part-f6e28e155c.js" with { type: "file" };
import file81 from "./part-fd49549a67.js" with { type: "file" };
import file82 from "./studio-28207d1d3f.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-25fc4787f1.css", path: file2, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "console-d9bb9d7a70.js", path: file3, bytes: 23252, integrity: "sha384-khJ5cVq8/hGuRvQnV27Mma5zK/69Pws3YufdNXCyXi2uWVbE3vksEnNVta/1qV2G" },
  { name: "part-012a720e0b.js", path: file4, bytes: 370, integrity: "sha384-aITPvJmIeq9GHEaucooN/t9ofjh5q/XcaK4LBzI8uIGBng5vc81PmbrPPth0K7yZ" },
  { name: "part-045c4757d0.js", path: file5, bytes: 25405, integrity: "sha384-XuCHu5mPLeNteTcqw0Og1TOY1SCZn+c+7xxxbW8KB7ZXICzZdKRQBVFyV65zLsoV" },
  { name: "part-05aca2c668.js", path: file6, bytes: 2711, integrity: "sha384-O28uuFBzgVYoB2ydYwKD+U6tt1sCZWz5BOLtUN56icADpCw5ZvrV1l2Rn5GztsJ9" },
  { name: "part-085c251946.js", path: file7, bytes: 894, integrity: "sha384-PJ0TfNcSkG+O0QcyhmhKxdCgNUeBTUzPSMGvRDvXdqui2JwjCcWchW5gi1BK7Jnt" },
  { name: "part-088e756f3d.js", path: file8, bytes: 12733, integrity: "sha384-YCrRAEZpQTLEHjn/j+Or4S8GmkUkLfdeaTidgnvffPQv7reJw9f7mFDr/roN1nZa" },
  { name: "part-1107b46761.js", path: file9, bytes: 44376, integrity: "sha384-1xB/F4BvsrVcvKpOfxTo+MHOtabuzxGKVE8fjxbg+zV2YsEWhpKGg7XkZU1/y0zd" },
  { name: "part-11150f95ab.js", path: file10, bytes: 136, integrity: "sha384-EhXI5Pe8OharEb3fDIaUaePHbxYOlSES+LrNGRcce7BwiBnx7EOhSrEHvL+YkSkZ" },
  { name: "part-15fbb321ba.js", path: file11, bytes: 2533, integrity: "sha384-/GRzg2WFd38vPZ/ph2TuFPVyDerZULuAuvxSFfjUz2yM3TkLEBO52HOJDIUbzBrC" },
  { name: "part-182a1cddb3.js", path: file12, bytes: 1624, integrity: "sha384-KR1Nmy5MGDJ4DncSd2QmvbU04sEFJ5PmYpqWPeKPOZRW6AQBVtxLWIKMhxQINsGu" },
  { name: "part-18a86385e7.js", path: file13, bytes: 14622, integrity: "sha384-vpzcL89NtkdkVP4BMyIfX6iz2insyZGI2ppev3PzwVl4EYlHahCeV1k393qytT0V" },
  { name: "part-1b93cf3909.js", path: file14, bytes: 2323, integrity: "sha384-zgkIz1OomptZk+zsfmNPjBk29+kSiOQj+Xm9pXqcRaaKJmVf1r/PJwpl21D8UKXF" },
  { name: "part-2b57bcae82.js", path: file15, bytes: 64331, integrity: "sha384-3o95p1f7HeCFjW8xk1cyOY2szdEOCz4d21QdtiGtaooHBSVZ1vOsD67nyhde3ygN" },
  { name: "part-2d8d7ba91a.js", path: file16, bytes: 3645, integrity: "sha384-BgpVO9tWVdgGJXbu6gIBXVB0gQE8O9QA5hIUXFxD93sdo4n6vzg9CoU7myFE8/7J" },
  { name: "part-2ee68d9832.js", path: file17, bytes: 9212, integrity: "sha384-QY2f+GKFD2PH60GEEaagbQmfLcLnpywxdtd+wbMqrRcd+SDIADFj323WIPEjyBqu" },
  { name: "part-32a0fa5aa6.js", path: file18, bytes: 488, integrity: "sha384-/1ynnXsbOifWbJKbTezW8D/4H0f4MRQtNxjjyYplSacj30R3rfoaG3BLrbMdjxjP" },
  { name: "part-34bc1e0284.js", path: file19, bytes: 1144, integrity: "sha384-tQ7yKb9/REdFbxcrZ4Wo9vxdFO9XRSUo/Mlo9igTLrtzGrfNhugKrq/QUdj4iENf" },
  { name: "part-368701e59f.js", path: file20, bytes: 11115, integrity: "sha384-oxPmxF81dhchUfyrFWcRLc+0At3SQAJWKvCneiCmIVy8MIB1VAgAppSK2sDi1GHn" },
  { name: "part-3736725b75.js", path: file21, bytes: 2424, integrity: "sha384-Pe9ApSqjnO/9NqffZwf/qYp2liHd1xdy7plxY3R5n842PzG+0BaScFejjS++O1i2" },
  { name: "part-3c68266555.js", path: file22, bytes: 498, integrity: "sha384-W8WEOaEIdlOxWklerawIOW1D5PMAW8gE/dFvKQxNNZL9Eyrp5wcUYZroZUwvNCGl" },
  { name: "part-3df9281c8d.js", path: file23, bytes: 33266, integrity: "sha384-XZrj9DCbCMmPbwnFL1VDDosjQP7+sThXTEmCPUUNu1q595+umGStZulwrpDZg75Q" },
  { name: "part-4152c3a69a.js", path: file24, bytes: 325, integrity: "sha384-EMwm3OIqIB3vK5vVMi5RZcvjFwOLNFDRomS9nQxCRvJk8bjP+AFdcPIFlGZI2Rn5" },
  { name: "part-4ab8ccf4ff.js", path: file25, bytes: 561, integrity: "sha384-SdAOqmA79qf/v+ta4suepWF5/hiozLBOE31HpY81i+0S9PEGLwZy5iAosb2e3utB" },
  { name: "part-51d022be91.js", path: file26, bytes: 3530, integrity: "sha384-zjCWwSE9F2Yibikwp5bmv7J3PgTkUpMbiDDTIcNiE4WFzAM9x/VfIXkgG8Qo20Ik" },
  { name: "part-58b2e0ce7f.js", path: file27, bytes: 4596, integrity: "sha384-Bad8HTDAa+GXAaKyCjvoW1zruQbNvQiDvrdMQE1GJihDXcABWgWhjsWJoO5SK7Ik" },
  { name: "part-60fd9f2d6a.js", path: file28, bytes: 3904, integrity: "sha384-jLlJZx+vbWW4Y+NQ0WQSNhxKtCfCFiqObsfiU19KxDdVPpXFOnaJaRb08+QCJB+x" },
  { name: "part-62addf7b67.js", path: file29, bytes: 1104, integrity: "sha384-LTn1qhNNqOdm/sVLjaucIxBNeBMAih+RRFndD6RNZ/SqG4IQzm8N0HM4W1ixGO84" },
  { name: "part-65cb045e56.js", path: file30, bytes: 764, integrity: "sha384-gJWd97zaNt2H74kSOeTG0sXe4inFDbdwhoWHDA6XBUZuzQFYi94vB3isIPcep506" },
  { name: "part-6c68a63902.js", path: file31, bytes: 601, integrity: "sha384-UAOj7KNhlaH8HOjZULNtqbqsD8/kRNd2iR77PFoMVIZkKy6LCLX64NEEgdkCdYul" },
  { name: "part-704f919a01.js", path: file32, bytes: 1647, integrity: "sha384-Wu3WSGRkTJVoga+jz46cQw8QC3sqsqTnrK9NY4xtkgXtojgcIddQ8Gbvqqag4+JU" },
  { name: "part-71aabe099b.js", path: file33, bytes: 922, integrity: "sha384-peY4R3lwdBSHXpubefgWm7cpMn0yO46io2LnUQSswxto/LbJdN0WWFEmglbyvVEY" },
  { name: "part-7bc68a612f.js", path: file34, bytes: 3961, integrity: "sha384-rVaz9TKGVU2sEJHjCpbyzLbgC9CSx1Gd46Ne+h/fGH3keAuBajQV8kS4IjUP3LJ5" },
  { name: "part-8936248b95.js", path: file35, bytes: 506, integrity: "sha384-B1li9ROskiJ5dfcyDwyqNP4v76VoUrxHin6hTyMpzNOUtga3/R89Qf6iFWl3qOu6" },
  { name: "part-8e35cfac40.js", path: file36, bytes: 62571, integrity: "sha384-z279zCOH8QtlDV5bhPnjuhtTD+y72UrvEb9XY5ybd49I4xC3DqsNFLeLz55UgKoU" },
  { name: "part-8e99295106.js", path: file37, bytes: 651, integrity: "sha384-qjVkcwIfIWv5+VjY4Jaw++lKKKM83TX5WihGPyalsVqsWyE/pTwQB39WeSc2CLsc" },
  { name: "part-8f85f0adbc.js", path: file38, bytes: 7252, integrity: "sha384-lmS+29YqtWzKHfh1CvZRYxQzVUGX38Tx5aYknF61OgvxUWQyJKEOvtEmJINJgE3O" },
  { name: "part-928c89d7a6.js", path: file39, bytes: 2744, integrity: "sha384-4cib0jh8rbfPc/p7O4eII/QQEbtBMVrCOq0EqD01igLx65nlPnmO04j8pIvWgT3Q" },
  { name: "part-931a5b8b5d.js", path: file40, bytes: 1161, integrity: "sha384-PzJdG50uc2ytcYlj7ikFRFKPP1M34G6q/+r3LpXdisSa50nsy2xs8DQgspHED+/3" },
  { name: "part-93ec143d51.js", path: file41, bytes: 920, integrity: "sha384-bIxi07n2dHnepA9hsva25Vwbi9YHL/B1gAbszEeMj3Bo7CPoRZVJhSKTzM/5Jcwr" },
  { name: "part-94e99c19ff.js", path: file42, bytes: 1587, integrity: "sha384-/SDzL2rLTeyAjo3W5aRGFW0kiVommnNloGHPoABG/TkzRRVvxZMBlm9lHHpdTQs3" },
  { name: "part-95f57fa15d.js", path: file43, bytes: 928, integrity: "sha384-LOZpf4th9dxjNIBoGn/QcGwCQR3CkPFdeoGNA7g4We55KS1Vp6j7A2EJjRkFR8Qz" },
  { name: "part-96abc9393c.js", path: file44, bytes: 1369, integrity: "sha384-kZqKO4u3gR1wA/aNMCQsZ+4jTRSj0J/m2b+9gn+/OUJNnSCgBeKfMB9r5tgji5E0" },
  { name: "part-97410f8748.js", path: file45, bytes: 7399, integrity: "sha384-Il7mUmz84dIlOvGtCN1guvYrS2bySkCQBd6lobuWlAkHLkoLp896BLSOfEmTe3b8" },
  { name: "part-9b5f137bef.js", path: file46, bytes: 18227, integrity: "sha384-W99dmp5NiOZ8fiub+5rCuQN+MBof+MCmMcK1ZU7YqD8I7dVj5BYGQd+Ymi3a4IHx" },
  { name: "part-9fc6e620a5.js", path: file47, bytes: 732, integrity: "sha384-Cqthmggj/zLWdbXN2H0ll4nOLTyuNaQvB9j/5YE+TYkYwrKc5+983/O6PRBXk1HJ" },
  { name: "part-a1b48dc1b2.js", path: file48, bytes: 2203, integrity: "sha384-1YWsHnTiYw2IqF62qqnKcsvV2MPbVCGhNUdsa1Og1HPwbqNYFFCL1x2R0l0YuI8z" },
  { name: "part-a356456e48.js", path: file49, bytes: 616, integrity: "sha384-D6YLrRV+zkkqVuW5eOdRr6wUUtpCPq4FP6USB/XA0TCToTSKkiwsA/C5/o6own6l" },
  { name: "part-a4bac90089.js", path: file50, bytes: 743, integrity: "sha384-gnSHBw/VxxrsuDRNbRNpENXQ9rTEDA/6oLxASbTF0ZUE4nI9xffWagcBpPq5NbFV" },
  { name: "part-a7741109ca.js", path: file51, bytes: 1622, integrity: "sha384-sdC0z+Mox6riCvxSjKJKWxuf0GjG+M5ZvSJDsOeN5ILViUjGiqROadwarl3CPx+Z" },
  { name: "part-aece1f88e3.js", path: file52, bytes: 796, integrity: "sha384-KMvHwL8ouQ/SK9aH+S1xxyqqKDCTYQWc5zd125fcNEQ2YkhMM6SH1bRpXEHzM0HW" },
  { name: "part-b002f5ef30.js", path: file53, bytes: 487, integrity: "sha384-iCR+Xy1aSF0b9ursElutmTSNIjRIN8RF+vMnX0YS6yVg3OZ6zVZYiIu/tSX9RY3R" },
  { name: "part-b09d9dab9b.js", path: file54, bytes: 577, integrity: "sha384-9CTtCc/x9tovJb81AOm8CHThzJCCzPuYSgPTei3X5NmMaoAoL5/Dvrhvx4kbB9JH" },
  { name: "part-b450b33ee2.js", path: file55, bytes: 913, integrity: "sha384-+8kPWzW7BR3sNsP84TrKm2vXT9s/y6Gk65JaB64QPNMKBYy2dk595azchbriqNt4" },
  { name: "part-b738de078e.js", path: file56, bytes: 24555, integrity: "sha384-VpIHS5+1l1rBbDaVuEA8v0PZBPckUU8E47N3PsnI3X2bQ6sjgeFDCc5MT33IoEMk" },
  { name: "part-b9619f7e95.js", path: file57, bytes: 7761, integrity: "sha384-yVfHKCHfzFZf8tq/T83N7pj3SrfKcQjCbMV58av6DHU7veQdn+mpwXazZgLTR1nC" },
  { name: "part-b969900cfc.js", path: file58, bytes: 9187, integrity: "sha384-lLLqAt/T5nRjrzddK1l2Go1CH6XJKVngfyDFbfuu1wrEbitj9o61E3k9QIw0qn2O" },
  { name: "part-c08e141352.js", path: file59, bytes: 616, integrity: "sha384-UKDTNUYHanswtz7kN2rNPWL33adBIzOUaiSj1+Beo2g/rvai9dUtRn3xymPn4wP1" },
  { name: "part-c21b690a12.js", path: file60, bytes: 306, integrity: "sha384-a/CT8bFnLn4OCqu17KYAu6V988qTJKnjFYP+vAA1ihVn5uSycZ04pYAb7YQMcM4V" },
  { name: "part-c30d4cce5c.js", path: file61, bytes: 4826, integrity: "sha384-yHAgfGa8FclJlPOqHXtj9cAkKqPZ3Feb+BhpWWt1Qx/6cwOB0YeHfAq21b0FOkUB" },
  { name: "part-c7dd43bf05.js", path: file62, bytes: 548, integrity: "sha384-SjEDzGbmrkDEKSyvNiLoXhDZbViVz5dOGJDf8xbBjmITwyG83n8G+JnsIS6N6mEV" },
  { name: "part-ca9fd3f6bd.js", path: file63, bytes: 547, integrity: "sha384-XeGHJFPCNzRq3oCh7uEnHKfnJPlEz5b32fiJHmzizoOEP3JQ26/lmeTajYZ7YDhh" },
  { name: "part-cb5384fec0.js", path: file64, bytes: 4344, integrity: "sha384-y8wIJop0O6/q+7Ef1HE9mYVx2hMt4KMw9OnsxVrgkDV3otXtlY+D7h0RZ2FO4WVt" },
  { name: "part-cb6ef7ce4b.js", path: file65, bytes: 2447, integrity: "sha384-yoxo10HpLiY09/9pUdQvPFLc7fOcwX1DOp3rM2aeSvbJz8mluqOP54IK7T3pRRrZ" },
  { name: "part-cb710d34ff.js", path: file66, bytes: 6434, integrity: "sha384-5zqIzKMxPKT+5Ftwtwl119wiUrKiQ5O8RWzbGDXakJkpGfNofXN9eN1krXCQxtK2" },
  { name: "part-d47e069d1a.js", path: file67, bytes: 6994, integrity: "sha384-i8GtcR0nh3sV4T00L1WH648uyMF9IJmWsb92qzY+dz2piEXtwQVGnbCGYbPxwooC" },
  { name: "part-d4e4246294.js", path: file68, bytes: 45464, integrity: "sha384-794G0SlZW1ynoOFUcirZPxnxMUeeyyUAfH082crWZkZSmL2RYr/uZP5omL1ByZD/" },
  { name: "part-d63f48016a.js", path: file69, bytes: 5162, integrity: "sha384-nQ986moMCNarUaSEfGaiqgna4YEoN8Tq6TgBmty7lUpFyNICTezDcJSQ9XJkcQOO" },
  { name: "part-dd1b613af2.js", path: file70, bytes: 17728, integrity: "sha384-QYnUp9w25BRlPuqTL/FTJolDb4Dc7hWHqfw9C28RkfPzaEx/xpNhTN6UdlMt7DZL" },
  { name: "part-dd63f30760.js", path: file71, bytes: 383, integrity: "sha384-wQv4wC2EbT9MorlfApsHlm0ZmkqxW8lWq6Ok1cTt/XgVi3knbZQoEhKKC3wwe/nm" },
  { name: "part-df7db4864a.js", path: file72, bytes: 6638, integrity: "sha384-s8bJY/XJjHk0xP/xyHbHfyEp29OXO3ndi2+USFvlsTjaQUJ42euJ+5yrBRfm8YHB" },
  { name: "part-e19c2d905a.js", path: file73, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e8bb08eabb.js", path: file74, bytes: 706, integrity: "sha384-qENrorxdz727STdq+tLaQ/kdWev6VRDhvYBmx0FMinUYLy+MYJtJzx7gdPwgBL8E" },
  { name: "part-ebc6bc59d7.js", path: file75, bytes: 391, integrity: "sha384-6XMfKBt1KDTFobakSuUl6cTfmMM9mv47OeLwzURFCtMXFArKsiahzrv/Q9ga7cuD" },
  { name: "part-ebd140bbc8.js", path: file76, bytes: 484, integrity: "sha384-A1A/QFtjsCjsEXa3DIjASEuggk4BL82flirfD5DeuiQL+4ytsuG08DfIkXSECZwu" },
  { name: "part-ef71aa28eb.js", path: file77, bytes: 334, integrity: "sha384-lpvvxso/9G5BzVFX4OV8nW0pbiZdKVhiNyHLlHIBbCAicoLij0TLb8h+Ol7P/MjE" },
  { name: "part-f1d471d7df.js", path: file78, bytes: 5351, integrity: "sha384-zZ1kRA/xlCC6maUHRuyWNxrqAJP6L+t7XlJH6Yiq36bhdHWp9uM/c2Moq3qxNgfn" },
  { name: "part-f2f236ddda.js", path: file79, bytes: 3415, integrity: "sha384-RvrbVhoMUA6u8cLam/EpDNRlDDhAEd2o99h8NQ08RbpiM7n5V/WffrHM2KpdsSv3" },
  { name: "part-f6e28e155c.js", path: file80, bytes: 461, integrity: "sha384-sNujYlrM2zyiuBHuAX6BIBEBgXv2xmXmyxe5YGA3e2zWEdr67GfiNpoSe5t0BsdT" },
  { name: "part-fd49549a67.js", path: file81, bytes: 4198, integrity: "sha384-oztg+q9spSqITjzUB4nb2VmpF7pwZLJ6D9PIxPI0QIgKAuIh6eUv50y70ESQM7qd" },
  { name: "studio-28207d1d3f.js", path: file82, bytes: 7642, integrity: "sha384-yfO92WObrMqIUNrqPwzVhvt8l7taPhuVLyJwD4yMM22pxgH9EY5hcXWy4lg+P3Ts" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-28207d1d3f.js", style: "studio-fc2e0292dc.css", preload: ["part-1107b46761.js","part-4152c3a69a.js","part-4ab8ccf4ff.js","part-8e35cfac40.js","part-928c89d7a6.js","part-94e99c19ff.js","part-9fc6e620a5.js","part-a356456e48.js","part-b969900cfc.js","part-e19c2d905a.js","part-f6e28e155c.js"] },
  console: { script: "console-d9bb9d7a70.js", style: "console-25fc4787f1.css", preload: ["part-8e35cfac40.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
