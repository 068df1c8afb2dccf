insert into task_follows (task_id, user_id, follows) select min(id), 1, true from tasks;
