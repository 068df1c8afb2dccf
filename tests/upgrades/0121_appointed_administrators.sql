update users set administers = true where id = (select max(id) from users);
