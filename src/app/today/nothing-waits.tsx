import { NextTasks } from './next-tasks.tsx'
import styles from './today.module.css'

/** Shown where nothing waits, with what the person can go on with. */
export const NothingWaits = () => (
  <div className={`stack text-center ${styles.nothing}`}>
    <svg
      viewBox="0 0 120 72"
      width="150"
      height="90"
      aria-hidden="true"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="1.4"
    >
      {[54, 44, 34, 24, 14].map((radius, layer) => (
        <ellipse
          key={radius}
          cx="60"
          cy={40 - 3 * layer}
          rx={radius}
          ry={radius * 0.48}
          opacity={0.35 + 0.15 * layer}
        />
      ))}
    </svg>
    <p className="subheading">Nada espera por você.</p>
    <p className="soft">
      Mensagens, orçamentos, pedidos, contas, tarefas e eventos aparecem aqui quando pedem algo seu.
    </p>
    <NextTasks />
  </div>
)
