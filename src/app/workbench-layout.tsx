import { createFileRoute } from '@tanstack/react-router'
import { requireStoredUser } from '#client/session/require-user.ts'
import { PANELS } from '#panel.ts'
import { inPanel } from '#words.ts'
import opening from './opening.css?url'
import { useHeadingWords } from './use-heading.ts'
import { WorkbenchShell } from './workbench-shell.tsx'

export const Route = createFileRoute('/_workbench')({
  ssr: false,
  staticData: { startsAtOnce: true },
  beforeLoad: ({ preload }) => (preload ? undefined : requireStoredUser()),
  head: () => ({ links: [{ rel: 'stylesheet', href: opening }] }),
  component: WorkbenchShell,
  pendingComponent: Opening,
  // The server has sent it already: the screen need not wait for it to have stood for a while.
  pendingMinMs: 0,
})

/** Shown until the workbench's code has loaded. */
function Opening() {
  const heading = useHeadingWords()
  return (
    <main className="opening" data-opening>
      <h1 className="row line-below tight">
        {typeof heading === 'string'
          ? heading
          : PANELS.map((panel) => (
              <span key={panel} data-of-panel={panel}>
                {inPanel(heading, panel)}
              </span>
            ))}
      </h1>
      <p className="soft">Abrindo o dashboard…</p>
      <noscript>O dashboard precisa de JavaScript. Ative-o neste navegador e abra a página de novo.</noscript>
    </main>
  )
}
