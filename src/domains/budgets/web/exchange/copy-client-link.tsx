import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { siteOrigin } from '#client/page/site-origin.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { useCopied } from '#ui/prose/use-copied.ts'
import { LaterTooltip } from '#ui/workbench/later/later-tooltip.tsx'
import { notifyError } from '#ui/workbench/toasts.tsx'

/** Copies the address of the client's page. False where the browser does not let it. */
export const copyClientLink = (path: string) => copyText(`${siteOrigin()}${path}`)

/** Copies the link that the client has, and says so in itself; within a text it is an icon. */
export function CopyClientLink({ path, isIcon }: { path: string; isIcon?: boolean }) {
  const [copied, setCopied] = useCopied()

  async function copy() {
    const isCopied = await copyClientLink(path)
    setCopied(isCopied)
    if (!isCopied) notifyError('O navegador não deixou copiar. Abra o link e copie o endereço.')
  }
  const label = copied ? 'Link copiado' : 'Copiar o link'
  const icon = copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
  if (isIcon)
    return (
      <LaterTooltip label={label}>
        <ActionIcon variant="subtle" size="sm" aria-label={label} onClick={() => void copy()}>
          {icon}
        </ActionIcon>
      </LaterTooltip>
    )
  return (
    <Button variant="default" size="compact-md" leftSection={icon} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
