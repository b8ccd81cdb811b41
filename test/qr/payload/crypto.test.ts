import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isSegwitAddress } from "../../../src/qr/payload/segwit-address.ts";
import { isCashAddress } from "../../../src/qr/payload/cash-address.ts";
import { COINS } from "../../../src/qr/payload/coins.ts";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { RUNS, refused } from "./refusal.ts";

const lukes = { currency: "bitcoin", address: "1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu" };
const vitaliks = { currency: "ethereum", address: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359" };
const built = (fields: object) => buildPayload("crypto", fields);

describe("crypto", () => {
  test("the parameters of BIP 21's examples come out as there", () => {
    const uri = `bitcoin:${lukes.address}`;
    expect(built(lukes)).toBe(uri);
    expect(built({ ...lukes, label: "Luke-Jr" })).toBe(`${uri}?label=Luke-Jr`);
    expect(built({ ...lukes, amount: "20.3", label: "Luke-Jr" })).toBe(`${uri}?amount=20.3&label=Luke-Jr`);
    expect(built({ ...lukes, amount: 50, label: "Luke-Jr", message: "Donation for project xyz" })).toBe(
      `${uri}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
    );
  });

  test("the address of BIP 21's examples, whose last character was changed on purpose, is refused", () => {
    const address = "175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W";
    expect(refused("crypto", { currency: "bitcoin", address })).toEqual(["/fields/address"]);
  });

  test("an ERC-681 value is whole wei, exact to the last", () => {
    expect(built({ ...vitaliks, amount: "2.014" })).toBe(
      `ethereum:${vitaliks.address}?value=2014000000000000000`,
    );
    expect(built({ ...vitaliks, amount: "1.000000000000000001", chainId: 1 })).toBe(
      `ethereum:${vitaliks.address}?value=1000000000000000001`,
    );
    expect(built({ ...vitaliks, amount: 0.1, chainId: 137 })).toBe(
      `ethereum:${vitaliks.address}@137?value=100000000000000000`,
    );
    expect(built(vitaliks)).toBe(`ethereum:${vitaliks.address}`);
  });

  test("an address may bring its scheme along, but not another's", () => {
    expect(built({ ...lukes, address: `bitcoin:${lukes.address}` })).toBe(`bitcoin:${lukes.address}`);
    expect(refused("crypto", { ...lukes, address: `litecoin:${lukes.address}` })).toEqual([
      "/fields/address",
    ]);
  });

  test("sums have the decimals of the coin, and are never more than there will be", () => {
    expect(built({ ...lukes, amount: 0.00000001 })).toEndWith("?amount=0.00000001");
    for (const amount of [0, -1, 0.000000001, 21000001, "1.123456789", "0x10"])
      expect(refused("crypto", { ...lukes, amount })).toEqual(["/fields/amount"]);
    expect(refused("crypto", { ...vitaliks, amount: "0.0000000000000000001" })).toEqual(["/fields/amount"]);
  });

  test("label and message are refused for Ethereum, a chain for every other currency", () => {
    expect(refused("crypto", { ...vitaliks, label: "a", message: "b" })).toEqual([
      "/fields/label",
      "/fields/message",
    ]);
    expect(refused("crypto", { ...lukes, chainId: 1 })).toEqual(["/fields/chainId"]);
    expect(refused("crypto", { ...vitaliks, chainId: 0 })).toEqual(["/fields/chainId"]);
    expect(refused("crypto", { ...lukes, currency: "paper" })).toEqual(["/fields/currency"]);
  });

  test("label and message come back from the address as they were", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40, size: "max" }), (label) => {
        fc.pre(label.length <= 100 && !/\p{Cc}/u.test(label));
        const query = new URLSearchParams(
          built({ ...lukes, label })
            .split("?")[1]
            ?.replaceAll("+", "%2B"),
        );
        expect(query.get("label")).toBe(label);
      }),
      RUNS,
    );
  });
});

/** Every address with one character changed to another of the alphabet. */
function* changed(address: string, alphabet: string, from: number): Generator<string> {
  for (let place = from; place < address.length; place++)
    for (const character of alphabet)
      if (character !== address.charAt(place))
        yield address.slice(0, place) + character + address.slice(place + 1);
}

describe("addresses", () => {
  const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

  test("each currency accepts its own kinds and no other's", () => {
    const addresses = {
      bitcoin: [
        "1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu",
        "3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC",
        "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      ],
      litecoin: ["LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9"],
      bitcoincash: [
        "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a",
        "ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq",
      ],
      dogecoin: ["DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L"],
      dash: ["XpESxaUmonkq8RaLLp46Brx2K39ggQe226"],
      ethereum: [vitaliks.address],
    };
    for (const [currency, own] of Object.entries(addresses)) {
      for (const address of own) expect(built({ currency, address })).toBe(`${currency}:${address}`);
      for (const other of Object.keys(addresses)) {
        // Bitcoin Cash kept Bitcoin's old addresses, and Litecoin its old script addresses.
        if (other === currency || (currency === "bitcoin" && /^(bitcoincash|litecoin)$/.test(other)))
          continue;
        for (const address of own)
          expect(refused("crypto", { currency: other, address })).toEqual(["/fields/address"]);
      }
    }
  });

  test("Litecoin accepts its old script addresses, and only with their version", () => {
    expect(COINS.litecoin.accepts("3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC")).toBe(true);
    expect(COINS.litecoin.accepts("1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu")).toBe(false);
  });

  test("Base58Check: an address with any one character changed is refused", () => {
    for (const address of changed(lukes.address, BASE58, 0))
      expect(COINS.bitcoin.accepts(address)).toBe(false);
    for (const address of [
      `${lukes.address}1`,
      `1${lukes.address}`,
      lukes.address.slice(1),
      "1",
      "0OIl",
      "1".repeat(60),
    ])
      expect(COINS.bitcoin.accepts(address)).toBe(false);
  });

  test("the valid segwit addresses of BIP 350 are accepted for their network", () => {
    for (const address of [
      "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
      "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y",
      "BC1SW50QGDZ25J",
      "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
    ])
      expect(isSegwitAddress(address, "bc")).toBe(true);
    for (const address of [
      "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7",
      "tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy",
    ]) {
      expect(isSegwitAddress(address, "tb")).toBe(true);
      expect(isSegwitAddress(address, "bc")).toBe(false);
    }
  });

  test("the invalid segwit addresses of BIP 173 and BIP 350 are refused", () => {
    for (const address of [
      "tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
      "BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL",
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh",
      "bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4",
      "BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R",
      "bc1pw5dgrnzv",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav",
      "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf",
      "bc1gmk9yu",
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
      "bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      "bc1",
      "",
    ])
      expect(isSegwitAddress(address, "bc")).toBe(false);
  });

  test("Bech32: an address with any one character changed is refused", () => {
    const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
    for (const other of changed(address, BECH32, 3)) expect(isSegwitAddress(other, "bc")).toBe(false);
  });

  test("CashAddr: the specification's addresses are accepted, changed ones refused", () => {
    for (const address of [
      "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a",
      "QR95SY3J9XWD2AP32XKYKTTR4CVCU7AS4Y0QVERFUY",
      "qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r",
      "ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq",
    ]) {
      expect(isCashAddress(address)).toBe(true);
      for (const other of changed(address.toLowerCase(), BECH32, 0)) expect(isCashAddress(other)).toBe(false);
    }
    for (const address of ["", "q", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6A"])
      expect(isCashAddress(address)).toBe(false);
  });

  test("the addresses of EIP-55 are accepted, and refused with any one letter in the other case", () => {
    for (const address of [
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
      "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    ]) {
      expect(COINS.ethereum.accepts(address)).toBe(true);
      for (let place = 2; place < address.length; place++) {
        const letter = address.charAt(place);
        const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
        if (other !== letter)
          expect(COINS.ethereum.accepts(address.slice(0, place) + other + address.slice(place + 1))).toBe(
            false,
          );
      }
    }
  });

  test("an Ethereum address in one case has no checksum and is taken; other forms are none", () => {
    for (const address of [
      "0x52908400098527886E0F7030069857D2E4169EE7",
      "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
      "0xde709f2102306220921060314715629080e2fb77",
      "0x27b1fdb04752bbc536007a920d24acb045561c26",
    ])
      expect(COINS.ethereum.accepts(address)).toBe(true);
    for (const address of [
      "0xde709f2102306220921060314715629080e2fb7",
      "de709f2102306220921060314715629080e2fb77",
      "vitalik.eth",
    ])
      expect(COINS.ethereum.accepts(address)).toBe(false);
  });
});
