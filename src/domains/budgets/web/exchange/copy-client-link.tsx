import { Button, type ButtonProps } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { siteOrigin } from '#client/page/site-origin.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { useCopied } from '#ui/prose/use-copied.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'

/** Copies the address of the client's page. False where the browser does not let it. */
export const copyClientLink = (path: string) => copyText(`${siteOrigin()}${path}`)

/** Copies the link that the client has, and says so in itself. */
export function CopyClientLink({ path, ...look }: { path: string } & Pick<ButtonProps, 'size' | 'variant'>) {
  const [copied, setCopied] = useCopied()

  async function copy() {
    const isCopied = await copyClientLink(path)
    setCopied(isCopied)
    if (!isCopied) notifyError('O navegador não deixou copiar. Abra o link e copie o endereço.')
  }
  return (
    <Button
      {...look}
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      {copied ? 'Link copiado' : 'Copiar o link'}
    </Button>
  )
}
