import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanel } from '#client/interface/panel.ts'
import { useModulesOff } from '#client/session/modules.ts'
import { useSession } from '#client/session/session.ts'
import { LaterMenu } from '#ui/workbench/later/later-menu.tsx'
import { creationsOf } from './creations.ts'

const loadItems = () => import('./new-menu-items.tsx')

/** What the user can create, as a menu: an icon in every top bar, and the main action of the dashboard. */
export function NewMenu({ isMain = false }: { isMain?: boolean }) {
  const { admin } = useSession()
  const panel = usePanel()
  const off = useModulesOff()
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen(!isOpen)
  const button = isMain ? (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={toggle}>
      Novo
    </Button>
  ) : (
    <ActionIcon variant="default" size="lg" aria-label="Novo" title="Novo" onClick={toggle}>
      <IconPlus size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
  const own = { creations: creationsOf({ admin, panel, off }) }
  return <LaterMenu opened={isOpen} onChange={setOpen} target={button} load={loadItems} own={own} />
}
