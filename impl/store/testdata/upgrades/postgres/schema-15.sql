UPDATE dashboards SET tags = dashboard_tags(body);
