import { Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { usePanel } from '#client/interface/panel.ts'
import { usePanelChoice } from './use-panel-choice.ts'

/** Of the menu behind one's name: shows the other interface to oneself. */
export default function PanelMenuItem() {
  const other = usePanel() === 'specified' ? 'portuguese' : 'specified'
  const { saveOwn } = usePanelChoice()
  return (
    <Menu.Item
      className="nowrap"
      leftSection={<IconLanguage size={18} aria-hidden />}
      onClick={() => saveOwn({ panel: other })}
    >
      {other === 'portuguese' ? 'Painel em português' : 'Painel como especificado'}
    </Menu.Item>
  )
}
