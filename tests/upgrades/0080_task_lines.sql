insert into task_lines (task_id, project_id, number, id_text, position, change)
select tasks.id, production_lines.project_id, 901, production_lines.project_id || '-901', 1024, 1
from tasks join production_lines on production_lines.project_id <> tasks.project_id
order by tasks.id, production_lines.project_id limit 1;
