import { ActionIcon, Kbd, Popover, Switch } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import styles from './keys-help.module.css'

const KEYS: [keys: string[], what: string][] = [
  [['j', '↓'], 'Próxima mensagem'],
  [['k', '↑'], 'Mensagem anterior'],
  [['e'], 'Arquivar, ou trazer de volta'],
  [['u'], 'Marcar como não lida e fechar'],
]

/** Help on the keyboard shortcuts, with a switch that turns them off. */
export function KeysHelp({ isOn, setOn }: { isOn: boolean; setOn: (isOn: boolean) => void }) {
  return (
    <Popover width="18rem" position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label="Atalhos do teclado" title="Atalhos do teclado">
          <IconKeyboard size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Atalhos do teclado">
        <dl className={styles.keys}>
          {KEYS.map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>As setas valem dentro da lista.</p>
        <Switch
          label="Usar as letras como atalhos"
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
