import { useTexts } from "../../texts/texts.ts";

/** The attribution that the licence of the countries' data asks for. */
export function CountriesBy() {
  const words = useTexts("analytics");
  return (
    <p class="soft note">
      {words.countriesBy}{" "}
      <a href="https://db-ip.com" target="_blank" rel="noopener noreferrer">
        DB-IP
      </a>
    </p>
  );
}
