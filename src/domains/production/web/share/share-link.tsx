import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { siteOrigin } from '#client/site-origin.ts'
import { copyText } from '#ui/prose/copy-text.ts'

/** The link to send to the client, with a button that copies it and a link to the page it opens. */
export function ShareLink({ path }: { path: string }) {
  const link = `${siteOrigin()}${path}`
  const [copied, setCopied] = useState<boolean>()
  return (
    <Stack gap="xs">
      <TextInput
        label="Link"
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        error={copied === false && 'O navegador não deixou copiar. Selecione o link e copie.'}
      />
      <Group>
        <Button
          variant="default"
          onClick={() => void copyText(link).then(setCopied)}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
        <Anchor href={path} target="_blank" rel="noreferrer">
          Ver como o cliente
        </Anchor>
      </Group>
    </Stack>
  )
}
