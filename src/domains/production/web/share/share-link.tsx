import { Anchor, Stack } from '@mantine/core'
import { siteOrigin } from '#client/site-origin.ts'
import { CopyLink } from '#ui/workbench/copy-link.tsx'

/** The link to send to the client, with a button that copies it and a link to the page it opens. */
export const ShareLink = ({ path }: { path: string }) => (
  <Stack gap="xs">
    <CopyLink link={`${siteOrigin()}${path}`}>
      <Anchor href={path} target="_blank" rel="noreferrer">
        Ver como o cliente
      </Anchor>
    </CopyLink>
  </Stack>
)
