import { Button, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { copyText } from '../prose/copy-text.ts'
import { useCopied } from '../prose/use-copied.ts'

interface CopyLinkProps {
  link: string
  label?: string
  /** Stands beside the button. */
  children: ReactNode
  /** Where the buttons stand in their row. */
  justify?: 'flex-end'
  /** Whether a dialog focuses it when it opens. */
  autoFocus?: boolean
}

/** A link to pass on, with a button that copies it. */
export function CopyLink({ link, label = 'Link', children, justify, autoFocus }: CopyLinkProps) {
  const [copied, setCopied] = useCopied()
  return (
    <>
      <TextInput
        label={label}
        value={link}
        readOnly
        data-autofocus={autoFocus}
        onFocus={({ currentTarget }) => currentTarget.select()}
        error={copied === false && 'O navegador não deixou copiar. Selecione o link e copie.'}
      />
      <Group justify={justify}>
        <Button
          variant="default"
          onClick={() => void copyText(link).then(setCopied)}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
        {children}
      </Group>
    </>
  )
}
