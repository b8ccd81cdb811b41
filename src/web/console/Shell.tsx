import { useEffect } from "preact/hooks";
import { docsIn } from "../lib/docs.ts";
import { factorMissing } from "../lib/api.ts";
import { currentWorkspace, useHolder } from "../lib/holder.ts";
import { useLanguage } from "../lib/language.ts";
import { go, Link, match, useRoute, ViewTitle } from "../lib/route.tsx";
import { Icon, type IconName, Mark } from "../ui/Icon.tsx";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Menu } from "../ui/Menu.tsx";
import { OfflineBanner } from "../ui/State.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { useUnkeptCodes } from "./account/unkept-codes.ts";
import { heightOfBars } from "./bars.ts";
import { ConfirmNotice } from "./ConfirmNotice.tsx";
import { Suspended } from "./blocked/Suspended.tsx";
import { CodeTabs } from "./Tabs.tsx";
import { Lazy } from "./Lazy.tsx";
import { ShownOnce } from "./keys/ShownOnce.tsx";
import { SIGNED_IN, tellSignedIn } from "./person/elsewhere.ts";
import { ACCOUNT } from "./person/places.ts";
import { forgetSignedIn, useSignedIn } from "./person/person.ts";
import { ResetNotice } from "./person/ResetNotice.tsx";
import { SignOutButton } from "./person/SignOutButton.tsx";
import { WorkspaceSelect } from "./person/WorkspaceSelect.tsx";
import { forgetMe, useMay, useMe } from "./session.ts";
import { SpaceNotice } from "./SpaceNotice.tsx";
import { followSignOut } from "./sign-out.ts";
import { useFreshKey } from "./signin/fresh-key.ts";
import { Again } from "./signin/Again.tsx";
import { Door } from "./signin/Door.tsx";
import { SECOND, SignIn } from "./signin/SignIn.tsx";
import type { Section } from "./sections.ts";
import { linkAt, viewAt } from "./views.ts";
import { useStore } from "../lib/store.ts";
import { useTexts } from "../texts/texts.ts";

followSignOut();

/** The console: the sign-in page, or the navigation around one view. */
export function Shell() {
  const words = useTexts("shell");
  const holder = useHolder();
  const fresh = useFreshKey();
  const { path } = useRoute();
  const signedIn = holder !== null && fresh === null;
  const link = linkAt(path);
  useEffect(() => {
    if (path !== `/${SIGNED_IN}`) return;
    tellSignedIn();
    close();
    // A window that the person opened stays.
    go("/", { replace: true });
  }, [path]);
  useEffect(() => {
    if (holder !== null) return;
    forgetMe();
    forgetSignedIn();
  }, [holder]);
  return (
    <>
      {/* The router would take the fragment of a plain link for a view. */}
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        {words.skip}
      </button>
      <OfflineBanner />
      {/* Views of another workspace begin anew. */}
      {link ? (
        <Door key={path}>
          <Lazy load={link.view} codeId={link.token} shape="form" />
        </Door>
      ) : signedIn && match(SECOND, path) === null ? (
        <SignedIn key={holder} />
      ) : (
        <SignIn />
      )}
      <Again />
      <ShownOnce />
      <Toasts lift={heightOfBars} />
    </>
  );
}

const SECTIONS: readonly {
  readonly section: Exclude<Section, "new">;
  readonly path: string;
  readonly icon: IconName;
  /** On a phone it is in the menu: there is room for four. */
  readonly isRare?: true;
}[] = [
  { section: "dashboard", path: "/overview", icon: "chart" },
  { section: "codes", path: "/codes", icon: "qr" },
  { section: "leads", path: "/leads", icon: "inbox" },
  { section: "campaigns", path: "/campaigns", icon: "layers" },
  { section: "looks", path: "/looks", icon: "drop", isRare: true },
  { section: "sheets", path: "/sheets", icon: "print", isRare: true },
  { section: "bulk", path: "/bulk", icon: "upload", isRare: true },
  { section: "move", path: "/move", icon: "external", isRare: true },
  { section: "webhook", path: "/webhook", icon: "bolt", isRare: true },
  { section: "settings", path: "/settings", icon: "gear", isRare: true },
];

/** In place of the view that is open. */
const loadRecoveryCodes = async () => (await import("./parts/people.ts")).RecoveryCodes;
const loadFactorMissing = async () => (await import("./parts/people.ts")).FactorMissing;

function SignedIn() {
  const { path } = useRoute();
  const may = useMay();
  const language = useLanguage();
  const open = viewAt(path);
  const isOfWorkspace = !path.startsWith(ACCOUNT);
  const isBarred = useStore(factorMissing) && isOfWorkspace;
  // The account shows the codes in its own place.
  const unkept = useUnkeptCodes() !== null && isOfWorkspace;
  const shows = !isBarred && !unkept;
  return (
    <div class="console">
      <Bar section={open?.section ?? null} docs={docsIn(language, open?.docs)} />
      <main class="console-main" id="main" tabIndex={-1}>
        <ResetNotice />
        <ConfirmNotice />
        <Suspended />
        {open?.settings !== "plan" && <SpaceNotice />}
        {open?.tab && <CodeTabs codeId={open.codeId} current={open.tab} />}
        {unkept && (
          <div class="view">
            <Lazy load={loadRecoveryCodes} codeId="" shape="card" />
          </div>
        )}
        {isBarred && !unkept && <Lazy load={loadFactorMissing} codeId="" shape="card" />}
        {shows && !open && <NotFound />}
        {shows && open && !may(open.scope) && <MayNot path={path} />}
        {shows && open && may(open.scope) && (
          <Lazy load={open.view} codeId={open.codeId} key={open.pattern} shape={open.shape ?? "card"} />
        )}
      </main>
    </div>
  );
}

/** The navigation: at the side on wide screens; on a phone the brand is above and the navigation below. */
function Bar(props: {
  readonly section: Section | null;
  /** The address of the page of the docs about the view. */
  readonly docs: string;
}) {
  const { section, docs } = props;
  const words = useTexts("shell");
  const me = useMe();
  const may = useMay();
  const hasOthers = (useSignedIn()?.workspaces.length ?? 0) > 1;
  const sections = SECTIONS.filter(({ path }) => may(viewAt(path)?.scope));
  return (
    <div class="console-bar">
      <header class="console-top">
        <Link to="/" class="brand">
          <Mark />
          <span>Quietzone</span>
        </Link>
        {may("codes:write") && (
          <Link to="/new" class="button primary" current={section === "new"}>
            <Icon name="plus" />
            <span>{words.newCode}</span>
          </Link>
        )}
      </header>
      <nav class="console-nav" aria-label={words.nav}>
        {sections.map(({ section: each, path, icon, isRare }) => (
          <Link key={each} to={path} current={each === section} class={isRare && "rare"}>
            <Icon name={icon} />
            <span>{words[each]}</span>
          </Link>
        ))}
        <Menu
          label={words.more}
          showsLabel
          items={sections
            .filter(({ isRare }) => isRare)
            .map(({ section: each, path, icon }) => ({
              label: words[each],
              icon,
              run: () => go(path),
            }))}
        />
      </nav>
      <footer class="console-foot">
        {me && (
          <p class="who">
            {!hasOthers && <strong dir="auto">{me.tenant.name}</strong>}
            <span class="badge">{me.plan.name}</span>
          </p>
        )}
        <Person />
        <LanguageSwitch />
        <p class="row">
          <a class="button quiet small" href="./">
            {words.studio}
          </a>
          <a class="button quiet small" href={docs}>
            {words.docs}
          </a>
        </p>
        <SignOutButton small />
      </footer>
    </div>
  );
}

/** The person who is signed in, and the way to other workspaces. */
function Person() {
  const words = useTexts("shell");
  const signedIn = useSignedIn();
  return (
    signedIn && (
      <>
        <Link to={ACCOUNT} class="button quiet small">
          <Icon name="user" size={18} />
          <span dir="auto">{signedIn.person.name}</span>
        </Link>
        <WorkspaceSelect hideLabel />
        {signedIn.operator && (
          <a class="button quiet small" href="operator">
            {words.operator}
          </a>
        )}
      </>
    )
  );
}

function NotFound() {
  const words = useTexts("shell");
  return (
    <div class="state">
      <ViewTitle>{words.notFound}</ViewTitle>
      <p>{words.notFoundText}</p>
      <Link to="/codes" class="button">
        {words.toCodes}
      </Link>
    </div>
  );
}

/** A view that the key may not see. The first one of a visit gives way to one that it may. */
function MayNot({ path }: { readonly path: string }) {
  const words = useTexts("ui");
  const may = useMay();
  const isFirst = path === "/";
  useEffect(() => {
    const open = SECTIONS.find((section) => may(viewAt(section.path)?.scope));
    if (isFirst && open) go(open.path, { replace: true });
  }, [isFirst]);
  return (
    <div class="state">
      <ViewTitle>{currentWorkspace() === null ? words.mayNot : words.roleMayNot}</ViewTitle>
    </div>
  );
}
