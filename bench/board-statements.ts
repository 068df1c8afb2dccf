/**
 * The statements that a board of a line was read and changed with, each for itself, before the program kept boards as
 * text: a yardstick that stays as it is while the program changes.
 */

export const ACTOR = `select u.id, u.name, u.email, s.id as session,
    not u.two_factor_enabled and exists (select from security_settings where second_factor_required) as "needsSecondFactor"
  from sessions s join users u on u.id = s.user_id
  where s.token = $1 and s.expires_at > $2 and s.created_at > $3 and u.banned is not true`

export const LINE = `select projects.id, title, projectline, projectstatus, wip_limits, share_columns, id_user, changes
  from projects inner join production_lines on production_lines.project_id = projects.id
  where 1 = 1 and projects.id = $1`

export const PEOPLE = `select users.id, users.name, users.email from users
  where (users.id = $1 or exists (select user_id from project_members where project_id = $2 and user_id = users.id))
    and banned is not true
  order by users.name, users.id`

const CARDS = `select tasks.id, id_text, nome,
    case when char_length(descricao) > $1 then left(descricao, $2) || '...' else descricao end as preview,
    status, tipo, position, meta, prioridade, assignee_id, finished_at, updated_at, change, subtasks, checked,
    (select count(*)::int as count from task_comments where task_comments.task_id = tasks.id) as comments,
    (select min(id) as id from task_attachments where task_attachments.task_id = tasks.id) as attachment
  from tasks left join lateral (
    select count(*)::int as subtasks, count(*) filter (where checked)::int as checked
    from task_subtasks where task_subtasks.task_id = tasks.id) as steps on true
  where tasks.project_id = $3`
export const BOARD = `${CARDS} and deleted_at is null order by status, position, tasks.id`
export const MOVED = `${CARDS} and deleted_at is null and tasks.id in ($4) order by status, position, tasks.id`
export const ADDED = `${CARDS} and tasks.id in ($4)`

export const VISIT = `insert into line_visits (user_id, project_id) values ($1, $2)
  on conflict (user_id) do update set project_id = $3 where line_visits.project_id <> $4`

const VISIBLE = `select projects.id from projects
  inner join production_lines on production_lines.project_id = projects.id where 1 = 1`

export const MOVE = `with raised as (
    update production_lines set changes = changes + $1
    where project_id = (select project_id from tasks where tasks.id = $2) and project_id in (${VISIBLE})
    returning project_id as line, changes as counter
  )
  select line, counter, move_tasks(line, counter, $3, $4, $5, $6::jsonb) as moved from raised`

export const RAISE = `update production_lines set changes = changes + $1
  where project_id = $2 and project_id in (${VISIBLE}) returning changes`

export const END_OF_COLUMN = `select max(position) as last from tasks
  where project_id = $1 and status = $2 and deleted_at is null`

export const NUMBER = `update production_lines set last_number = last_number + $1
  where project_id = $2 returning last_number`

export const ADD = `insert into tasks (meta, nome, project_id, number, id_text, status, position, change, created_at,
    updated_at, created_by, updated_by, finished_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`

export const HISTORY = `insert into task_history (task_id, user_id, at, field, before, after)
  values ($1, $2, $3, $4, $5, $6)`

const VISIBLE_TASK = `from projects inner join production_lines on production_lines.project_id = projects.id
  inner join tasks on tasks.project_id = projects.id`

export const TASK_OF_SUBTASK = `select task_id ${VISIBLE_TASK}
  inner join task_subtasks on task_id = tasks.id where 1 = 1 and task_subtasks.id = $1 and deleted_at is null`

export const LINE_OF_TASK = `select tasks.project_id ${VISIBLE_TASK}
  where 1 = 1 and tasks.id = $1 and deleted_at is null`

export const TASK_IS_THERE = 'select id from tasks where id = $1 and deleted_at is null'

export const SUBTASK = 'select task, checked from task_subtasks where id = $1'

export const CHECK = 'update task_subtasks set task = $1, checked = $2, updated_at = $3 where id = $4'

export const CHANGED = 'update tasks set change = $1, updated_at = $2, updated_by = $3 where id = $4'
